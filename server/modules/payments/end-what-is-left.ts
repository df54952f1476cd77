import type { Services } from '@/server/ctx'
import { ProviderError } from '@/server/ports/payments/provider-error'
import { giveBack } from './give-back'
import { findEnds, forgetEnd } from './queries-reconcile'

/** Subscriptions and payments under way of owners who are gone, and what was paid twice. What the provider does not take now, it is told again. */
export async function endWhatIsLeft(services: Services) {
  const { db, payments, log } = services
  for (const end of await findEnds(db, payments.provider)) {
    const { kind } = end
    try {
      await ends[kind](services, end.providerId)
      await forgetEnd(db, end)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ err: error, kind }, 'not ended at the provider yet')
      if (error.outcome === 'away') return
    }
  }
}

const ends = {
  subscription: ({ payments }: Services, id: string) => payments.endSubscription(id),
  checkout: ({ payments }: Services, id: string) => payments.closeCheckout(id),
  refund: giveBack,
}
