import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OwnPayment } from '@/components/payment/own-payment'
import { getOwnPlan } from '@/lib/api/plans'
import { env } from '@/lib/env'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment')
  return { title: t('title') }
}

export default async function Page() {
  const isInPage = env().STRIPE_PUBLISHABLE_KEY !== undefined
  return <OwnPayment payment={await getOwnPlan()} isInPage={isInPage} />
}
