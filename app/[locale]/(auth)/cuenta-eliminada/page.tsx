import type { Metadata } from 'next'
import { AccountDeleted } from '@/components/account/account-deleted'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('accountDeleted')
  return { title: t('title'), robots: { index: false } }
}

export default function Page() {
  return <AccountDeleted />
}
