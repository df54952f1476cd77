import type { Metadata } from 'next'
import { OwnPayment } from '@/components/payment/own-payment'
import { getOwnPlan, getRecipient } from '@/lib/api/plans'
import { env } from '@/lib/env'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { requireOwner } from '@/lib/owner'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment')
  return { title: t('title') }
}

export default async function Page() {
  const isInPage = env().STRIPE_PUBLISHABLE_KEY !== undefined
  const [{ ownerId }, payment, details, labels] = await Promise.all([
    requireOwner(),
    getOwnPlan(),
    getRecipient(),
    labelsOf('billingDetails'),
  ])
  const own = { payment, ownerId, isInPage, details }
  return <OwnPayment {...own} formLabels={labels} />
}
