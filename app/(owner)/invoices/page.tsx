import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Invoices } from '@/components/plans/invoices'
import { getOwnInvoices } from '@/lib/api/plans'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invoices')
  return { title: t('title') }
}

export default async function Page() {
  return <Invoices invoices={await getOwnInvoices()} />
}
