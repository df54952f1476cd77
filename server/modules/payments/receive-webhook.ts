import type { Services } from '@/server/ctx'
import { ProviderError } from '@/server/ports/payments/provider-error'
import { receiveEvent } from './receive-event'
import { unavailable } from './unavailable'

/** What the provider sends: believed by its signature alone. What is none of our business is taken, and nothing comes of it. */
export async function receiveWebhook(services: Services, letter: { raw: Uint8Array; signature: string }) {
  const { payments, clock } = services
  const event = await payments.readEvent(letter.raw, letter.signature, clock()).catch((error: unknown) => {
    // Told again later, when what it leaves open can be asked.
    if (error instanceof ProviderError) return unavailable(error)
    throw error
  })
  if (event) await receiveEvent(services, event)
}
