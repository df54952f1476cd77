import type { Metadata } from 'next'
import { PaymentCancelled } from '@/components/payment/payment-cancelled'
import { getTranslations } from '@/lib/i18n/translations'
import { redirect } from '@/lib/language/redirect'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('paymentOutcome')
  return { title: t('cancel') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/payment/failure'>) {
  if ((await searchParams).status === 'success') redirect('/payment/success?status=success')
  return <PaymentCancelled />
}
