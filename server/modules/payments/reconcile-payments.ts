import type { Services } from '@/server/ctx'
import { ProviderError } from '@/server/ports/payments/provider-error'
import { askAbout } from './ask-about'
import { endWhatIsLeft } from './end-what-is-left'
import { findPayersToAsk, findSubscribersToAsk, recordProviderCheck } from './queries-reconcile'

/** Asks the provider for events that no webhook brought: calls get lost, and sometimes the provider or this host is down. */
export async function reconcilePayments(services: Services, ending?: AbortSignal) {
  const { db, payments, clock, log } = services
  await endWhatIsLeft(services)
  // The sandbox reports all its events itself.
  if (payments.provider === 'sandbox') return
  const payers = await findPayersToAsk(db, payments.provider, clock())
  const subscribers = await findSubscribersToAsk(db, payments.provider, clock())
  for (const ownerId of new Set([...payers, ...subscribers])) {
    if (ending?.aborted) return
    try {
      await askAbout(services, ownerId)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ err: error, outcome: error.outcome }, 'provider not asked')
      if (error.outcome === 'away') return
      await recordProviderCheck(db, ownerId, clock())
    }
  }
}
