import type { Metadata } from 'next'
import { PaymentOutcome } from '@/components/payment/payment-outcome'
import { getOwnPlan } from '@/lib/api/plans'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { redirect } from '@/lib/language/redirect'
import { requireOwner } from '@/lib/owner'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('paymentOutcome')
  return { title: t('success') }
}

/** The address proves nothing: the page shows what the provider has reported. */
export default async function Page({ searchParams }: PageProps<'/[locale]/payment/success'>) {
  if ((await searchParams).status === 'cancel') redirect('/payment/failure?status=cancel')
  const [{ ownerId }, payment] = await Promise.all([requireOwner(), getOwnPlan()])
  return <PaymentOutcome ownerId={ownerId} payment={payment} labels={await labelsOf('paymentOutcome')} />
}
