import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OfflinePage } from '@/components/offline/offline-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline.page')
  return { title: t('title'), robots: { index: false } }
}

export default function Page() {
  return <OfflinePage />
}
