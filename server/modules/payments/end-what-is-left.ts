import type { Services } from '@/server/ctx'
import { ProviderError } from '@/server/ports/payments/provider-error'
import { findEnds, forgetEnd } from './queries-reconcile'

/** Subscriptions and payments under way of owners who are gone. What the provider does not take now, it is told again. */
export async function endWhatIsLeft({ db, payments, log }: Services) {
  for (const end of await findEnds(db, payments.provider)) {
    const { kind, providerId } = end
    try {
      await (kind === 'subscription'
        ? payments.endSubscription(providerId)
        : payments.closeCheckout(providerId))
      await forgetEnd(db, end)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ err: error, kind }, 'not ended at the provider yet')
      if (error.outcome === 'away') return
    }
  }
}
