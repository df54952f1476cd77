import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'
import { labelsOf } from '@/lib/i18n/labels'
import { EmbedCode } from './embed-code'
import { HomeCard } from './home-card'

/** The widget of today's menu, for the restaurant's own site. */
export async function EmbedCard({ restaurantId }: { restaurantId: string }) {
  const [t, { embed }] = await Promise.all([getTranslations('ownerHome.embed'), labelsOf('ownerHome')])
  const src = new URL(`/widget/${restaurantId}`, env().SITE_URL).href
  const code = `<iframe src="${src}" title="${t('frame')}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`
  return (
    <HomeCard title={t('title')}>
      <p className="text-soft">{t('text')}</p>
      <EmbedCode code={code} labels={embed} />
    </HomeCard>
  )
}
