import type { Metadata } from 'next'
import { OfflinePage } from '@/components/offline/offline-page'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline.page')
  return { title: t('title'), robots: { index: false } }
}

export default function Page() {
  return <OfflinePage />
}
