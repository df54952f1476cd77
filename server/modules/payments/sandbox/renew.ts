import type { Services } from '@/server/ctx'
import { findDueSubscriptions } from '../queries'
import { monthFacts, subscriptionFact } from './facts'
import { tell } from './tell'

/** What a provider does by itself: another month, or the end of what was cancelled. */
export async function renewSandbox(services: Services, ending?: AbortSignal) {
  if (services.payments.provider !== 'sandbox') return
  for (const due of await findDueSubscriptions(services.db, services.clock())) {
    if (ending?.aborted) return
    const { ownerId, subscriptionId, customerId, paidUntil, firstStart, months, cancelAtPeriodEnd } = due
    const kept = { subscriptionId, customerId }
    const facts = cancelAtPeriodEnd
      ? [subscriptionFact(kept, paidUntil, { status: 'cancelled', cancelAtPeriodEnd })]
      : monthFacts(kept, firstStart, months)
    await tell(services, ownerId, facts)
  }
}
