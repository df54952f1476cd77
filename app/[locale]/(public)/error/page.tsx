import type { Metadata } from 'next'
import { Problem } from '@/components/layout/problem'
import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { getTranslations } from '@/lib/i18n/translations'
import { anyRequestId } from '@/lib/request-id'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('error')
  return { title: t('title'), robots: { index: false } }
}

/** lib/front shows this page instead of a page that failed to render. An empty address loads the failed page again. */
export default async function Page() {
  const t = await getTranslations('error')
  return (
    <Problem title={t('title')} text={t('text')} reference={t('code', { digest: anyRequestId })}>
      {/* biome-ignore lint/a11y/useValidAnchor: nothing is the address of this very page, query and all. */}
      <a href="" className={buttonClass({ size: 'lg' })}>
        {t('retry')}
      </a>
      <ButtonLink href="/" size="lg" variant="secondary">
        {t('home')}
      </ButtonLink>
    </Problem>
  )
}
