import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BillingDetails } from '@/components/plans/billing-details'
import { Invoices } from '@/components/plans/invoices'
import { getOwnBillingDetails, getOwnInvoices } from '@/lib/api/plans'
import { labelsOf } from '@/lib/i18n/labels'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invoices')
  return { title: t('title') }
}

export default async function Page() {
  const [invoices, details, labels] = await Promise.all([
    getOwnInvoices(),
    getOwnBillingDetails(),
    labelsOf('billingDetails'),
  ])
  return (
    <Invoices invoices={invoices}>
      <BillingDetails details={details} labels={labels} />
    </Invoices>
  )
}
