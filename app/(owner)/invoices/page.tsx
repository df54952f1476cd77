import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BillingDetails } from '@/components/plans/billing-details'
import { Invoices } from '@/components/plans/invoices'
import { getOwnBillingDetails, getOwnInvoices } from '@/lib/api/plans'
import { hostHas } from '@/lib/host/features'
import { labelsOf } from '@/lib/i18n/labels'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invoices')
  return { title: t('title') }
}

export default async function Page({ searchParams }: PageProps<'/invoices'>) {
  const [{ status }, invoices, hasDetails, labels] = await Promise.all([
    searchParams,
    getOwnInvoices(),
    hostHas('billingDetails'),
    labelsOf('billingDetails'),
  ])
  return (
    <Invoices invoices={invoices} isDownloadFailed={status === 'failed'}>
      {hasDetails ? <BillingDetails details={await getOwnBillingDetails()} labels={labels} /> : null}
    </Invoices>
  )
}
