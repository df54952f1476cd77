import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PaymentCancelled } from '@/components/payment/payment-cancelled'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('paymentOutcome')
  return { title: t('cancel') }
}

export default function Page() {
  return <PaymentCancelled />
}
