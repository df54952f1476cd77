import { randomUUID } from 'node:crypto'
import type { Services } from '@/server/ctx'
import type { PaymentFact } from '@/server/ports/payments/port'
import { sandboxDigest } from '@/server/ports/payments/sandbox'
import { signatureOf } from '@/server/ports/payments/signed'
import { findPayment } from '../queries'
import { receiveWebhook } from '../receive-webhook'

/** Sends facts as a real provider does: each fact is a signed webhook call through the same function. No two facts have the same time. */
export async function sendSandboxFacts(services: Services, ownerId: string, facts: PaymentFact[]) {
  const now = services.clock()
  const last = (await findPayment(services.db, ownerId))?.lastEventAt
  const first = Math.max(now.getTime(), last ? last.getTime() + 1 : 0)
  for (const [index, fact] of facts.entries()) {
    const event = { id: `prueba_${randomUUID()}`, at: new Date(first + index), ownerId, fact }
    const raw = Buffer.from(JSON.stringify(event))
    const signature = await signatureOf(raw, now, (signed) => sandboxDigest(services.signer, signed))
    await receiveWebhook(services, { raw, signature })
  }
}
