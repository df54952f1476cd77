import type { Services } from '@/server/ctx'
import { findDueSubscriptions } from '../queries'
import { monthFacts, subscriptionFact } from './facts'
import { sendSandboxFacts } from './send-sandbox-facts'

/** Does what a real provider does by itself: renews a subscription, or ends a cancelled subscription. */
export async function renewSandbox(services: Services, ending?: AbortSignal) {
  if (services.payments.provider !== 'sandbox') return
  for (const due of await findDueSubscriptions(services.db, services.clock())) {
    if (ending?.aborted) return
    const { ownerId, subscriptionId, customerId, paidUntil, firstStart, months, cancelAtPeriodEnd } = due
    const kept = { subscriptionId, customerId }
    const facts = cancelAtPeriodEnd
      ? [subscriptionFact(kept, paidUntil, { status: 'cancelled', cancelAtPeriodEnd })]
      : monthFacts(kept, firstStart, months)
    await sendSandboxFacts(services, ownerId, facts)
  }
}
