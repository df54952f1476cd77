import type { Metadata } from 'next'
import { ConfirmSubscription } from '@/components/subscription/confirm-subscription'
import { getConfirmation } from '@/lib/api/subscriptions'
import { getTranslations } from '@/lib/i18n/translations'
import { one } from '@/lib/search-params'
import { pressOutcome } from '@/lib/subscription-paths'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('confirmation')
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/confirmar-suscripcion'>) {
  const query = await searchParams
  const token = one(query.token)
  const confirmation = await getConfirmation(token)
  return (
    <ConfirmSubscription token={token} confirmation={confirmation} outcome={pressOutcome(query.estado)} />
  )
}
