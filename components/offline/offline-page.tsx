import { Problem } from '@/components/layout/problem'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { RetryButton } from './retry-button'
import { SavedPages } from './saved-pages'

/** The browser stores this page on the first visit, and shows it without a connection. */
export async function OfflinePage() {
  const [t, { page }] = await Promise.all([getTranslations('offline.page'), labelsOf('offline')])
  return (
    <>
      <Problem title={t('title')} text={t('text')}>
        <RetryButton label={t('retry')} />
      </Problem>
      <section className="container-page -mt-6 max-w-3xl pb-8 md:-mt-12">
        <SavedPages labels={page} />
      </section>
    </>
  )
}
