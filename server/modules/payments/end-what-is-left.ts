import type { Services } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import { paymentGivenBack } from '@/server/mails/definitions'
import { queueMail, sendSoon } from '@/server/modules/mail'
import { ProviderError } from '@/server/ports/payments/provider-error'
import { lockOwner } from './queries-events'
import { findEnds, forgetEnd } from './queries-reconcile'
import { receiveEvent } from './receive-event'

/** Ends subscriptions and checkouts of deleted owners, and refunds double payments. If the provider fails, the next run tries again. */
export async function endWhatIsLeft(services: Services) {
  const { db, payments, log } = services
  for (const end of await findEnds(db, payments.provider)) {
    const { kind } = end
    try {
      await endOf[kind](services, end.providerId)
      await forgetEnd(db, end)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ err: error, kind }, 'not ended at the provider yet')
      if (error.outcome === 'away') return
    }
  }
}

const endOf = {
  subscription: ({ payments }: Services, id: string) => payments.endSubscription(id),
  checkout: ({ payments }: Services, id: string) => payments.closeCheckout(id),
  refund: giveBack,
}

/** Refunds a month that was paid twice. The invoice, the audit log and the mail to the owner each record the refund once. */
async function giveBack(services: Services, subscriptionId: string) {
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
    const queued = { key: invoiceId, to: owner.email, data: { amountCents }, now }
    if (!(await queueMail(tx, paymentGivenBack, queued))) return
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
