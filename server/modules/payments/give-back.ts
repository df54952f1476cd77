import type { Services } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import { paymentGivenBack } from '@/server/mails/definitions'
import { queueMail, sendSoon } from '@/server/modules/mail'
import { lockOwner } from './queries-events'
import { receiveEvent } from './receive-event'

/** A month that was paid twice: given back at the provider's, noted on its invoice, in the log of changes, and told; each once. */
export async function giveBack(services: Services, subscriptionId: string) {
  const { db, payments, clock } = services
  const given = await payments.refundLast(subscriptionId)
  if (given?.event.fact.kind !== 'refund') return
  await receiveEvent(services, given.event)
  const { amountCents, event } = given
  const { invoiceId } = given.event.fact
  const now = clock()
  await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, event.ownerId)
    if (!owner) return
    const letter = { key: invoiceId, to: owner.email, data: { amountCents }, now }
    if (!(await queueMail(tx, paymentGivenBack, letter))) return
    await insertAudit(tx, {
      ...{
        at: now,
        actorKind: 'system',
        action: 'invoice.given-back',
        entityKind: 'owner',
        entityId: owner.id,
      },
      details: { invoiceId, subscriptionId, amountCents },
    })
  })
  sendSoon(services)
}
