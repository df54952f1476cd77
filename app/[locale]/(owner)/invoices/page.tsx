import type { Metadata } from 'next'
import { BillingDetails } from '@/components/plans/billing-details'
import { Invoices } from '@/components/plans/invoices'
import { getOwnInvoices, getRecipient } from '@/lib/api/plans'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { requireOwner } from '@/lib/owner'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invoices')
  return { title: t('title') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/invoices'>) {
  const [{ status }, { ownerId }, invoices, details, labels, rectify] = await Promise.all([
    searchParams,
    requireOwner(),
    getOwnInvoices(),
    getRecipient(),
    labelsOf('billingDetails'),
    labelsOf('rectify'),
  ])
  return (
    <Invoices invoices={invoices} labels={rectify} isDownloadFailed={status === 'failed'}>
      {details === undefined ? null : <BillingDetails {...{ details, ownerId, labels }} />}
    </Invoices>
  )
}
