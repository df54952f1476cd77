import type { Services } from '@/server/ctx'
import { receiveEvent } from './receive-event'

/** What the provider sends: believed by its signature alone. What is none of our business is taken, and nothing comes of it. */
export async function receiveWebhook(services: Services, letter: { raw: Uint8Array; signature: string }) {
  const { payments, clock } = services
  const event = await payments.readEvent(letter.raw, letter.signature, clock())
  if (event) await receiveEvent(services, event)
}
