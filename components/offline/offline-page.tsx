import { getTranslations } from 'next-intl/server'
import { Problem } from '@/components/layout/problem'
import { labelsOf } from '@/lib/i18n/labels'
import { RetryButton } from './retry-button'
import { SavedPages } from './saved-pages'

/** Kept in the browser from the first visit on: what it says is true only when it is needed. */
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
