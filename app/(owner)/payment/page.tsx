import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OwnPayment } from '@/components/payment/own-payment'
import { getOwnPlan, getRecipient } from '@/lib/api/plans'
import { env } from '@/lib/env'
import { labelsOf } from '@/lib/i18n/labels'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment')
  return { title: t('title') }
}

export default async function Page() {
  const isInPage = env().STRIPE_PUBLISHABLE_KEY !== undefined
  const [payment, details, labels] = await Promise.all([
    getOwnPlan(),
    getRecipient(),
    labelsOf('billingDetails'),
  ])
  return <OwnPayment payment={payment} isInPage={isInPage} details={details} formLabels={labels} />
}
