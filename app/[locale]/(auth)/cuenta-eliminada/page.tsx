import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountDeleted } from '@/components/account/account-deleted'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('accountDeleted')
  return { title: t('title'), robots: { index: false } }
}

export default function Page() {
  return <AccountDeleted />
}
