import { randomUUID } from 'node:crypto'
import type { Services } from '@/server/ctx'
import type { PaymentFact } from '@/server/ports/payments/port'
import { signatureOf } from '@/server/ports/payments/signed'
import { receiveWebhook } from '../receive-webhook'

/** As a provider does: each thing a letter of its own, signed, through the same door. */
export async function tell(services: Services, ownerId: string, facts: PaymentFact[]) {
  const at = services.clock()
  for (const fact of facts) {
    const raw = Buffer.from(JSON.stringify({ id: `prueba_${randomUUID()}`, at, ownerId, fact }))
    const signature = await signatureOf(raw, at, (text) => services.signer.digest('sandbox-payment', text))
    await receiveWebhook(services, { raw, signature })
  }
}
