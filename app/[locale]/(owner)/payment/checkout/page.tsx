import type { Metadata } from 'next'
import { CardPage } from '@/components/payment/card-page'
import { getOwnPlan, getRecipient } from '@/lib/api/plans'
import { env } from '@/lib/env'
import { getTranslations } from '@/lib/i18n/translations'
import { redirect } from '@/lib/language/redirect'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment')
  return { title: t('cardTitle') }
}

export default async function Page() {
  const { STRIPE_PUBLISHABLE_KEY: publishableKey } = env()
  if (!publishableKey || (await getOwnPlan()).planInForce === 'premium') redirect('/payment')
  if ((await getRecipient()) === null) redirect('/payment')
  return <CardPage publishableKey={publishableKey} />
}
