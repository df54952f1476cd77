import type { Services } from '@/server/ctx'
import { endWhatIsLeft } from './end-what-is-left'
import type { Subscription } from './ledger'
import { noteEnd } from './queries-reconcile'

/** What somebody pays for a second time ends, and what was paid for it goes back: written down first, so that neither is forgotten. */
export async function endTwice(services: Services, second: Subscription[]) {
  if (second.length === 0) return
  const { db, payments, clock } = services
  const note = { provider: payments.provider, notedAt: clock() }
  await db.transaction(async (tx) => {
    for (const { subscriptionId: providerId, status } of second) {
      await noteEnd(tx, { ...note, kind: 'subscription', providerId })
      if (status === 'active') await noteEnd(tx, { ...note, kind: 'refund', providerId })
    }
  })
  await endWhatIsLeft(services)
}
