import type { Metadata } from 'next'
import { Unsubscribe } from '@/components/subscription/unsubscribe'
import { getSubscriptions } from '@/lib/api/subscriptions'
import { hostHas } from '@/lib/host/features'
import { getTranslations } from '@/lib/i18n/translations'
import { one } from '@/lib/search-params'
import { pressOutcome } from '@/lib/subscription-paths'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unsubscribe')
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/unsubscribe'>) {
  const query = await searchParams
  const address = { email: one(query.email), sig: one(query.sig) }
  const subscriptions = await getSubscriptions(address.email, address.sig)
  return (
    <Unsubscribe
      address={address}
      subscriptions={subscriptions}
      mayChooseFrequency={await hostHas('mailFrequency')}
      mayChooseLanguage={await hostHas('mailLanguage')}
      outcome={pressOutcome(query.estado)}
      preselected={one(query.restaurantId)}
    />
  )
}
