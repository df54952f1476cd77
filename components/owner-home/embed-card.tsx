import type { WrittenLanguage } from '@/contract/languages'
import { env } from '@/lib/env'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { pathIn } from '@/lib/language/path-in'
import { EmbedCode } from './embed-code'
import { HomeCard } from './home-card'

/** The widget of today's menu, for the restaurant's own site: in the language of its menu, whatever the owner reads. */
export async function EmbedCard({
  restaurantId,
  language,
}: {
  restaurantId: string
  language: WrittenLanguage
}) {
  const [t, { embed }, kitchens] = await Promise.all([
    getTranslations('ownerHome.embed'),
    labelsOf('ownerHome'),
    labelsOf('ownerHome', language),
  ])
  const src = new URL(pathIn(language, `/widget/${restaurantId}`), env().SITE_URL).href
  const code = `<iframe src="${src}" title="${kitchens.embed.frame}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`
  return (
    <HomeCard title={t('title')}>
      <p className="text-soft">{t('text')}</p>
      <EmbedCode code={code} labels={embed} />
    </HomeCard>
  )
}
