'use client'

import type { Messages } from 'next-intl'
import { BillingDetailsForm } from '@/components/ui/billing-details-form'
import type { BillingDetails } from '@/contract/entities/billing-details'
import { useRouter } from '@/lib/language/use-router'

type Props = { details: BillingDetails | null; ownerId: string; labels: Messages['billingDetails'] }

/** After new details are saved, the invoices above may be rectified. */
export function SavedBillingDetails({ details, ownerId, labels }: Props) {
  const router = useRouter()
  return (
    <BillingDetailsForm saved={details} ownerId={ownerId} labels={labels} onSaved={() => router.refresh()} />
  )
}
