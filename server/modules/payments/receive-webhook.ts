import type { Services } from '@/server/ctx'
import { ProviderError } from '@/server/ports/payments/provider-error'
import { receiveEvent } from './receive-event'
import { unavailable } from './unavailable'

/** Receives a webhook call of the provider. Only the signature proves its origin. Accepts and ignores events that are not about Mantel. */
export async function receiveWebhook(services: Services, body: { raw: Uint8Array; signature: string }) {
  const { payments, clock } = services
  const event = await payments.readEvent(body.raw, body.signature, clock()).catch((error: unknown) => {
    // The provider sends the event again later, when we can ask the provider for the missing details.
    if (error instanceof ProviderError) return unavailable(error)
    throw error
  })
  if (event) await receiveEvent(services, event)
}
