import type { Services } from '@/server/ctx'
import { type PaymentEvent, paymentEvent } from '@/server/ports/payments/port'
import { endWhatIsLeft } from './end-what-is-left'
import { isLive, type Ledger, ledgerOf, type Subscription } from './ledger'
import { findBillingDetails } from './queries-billing-details'
import { findEvents } from './queries-events'
import { findFormerEmails, findOpenSessions, noteEnd, recordProviderCheck } from './queries-reconcile'
import { receiveEvent } from './receive-event'

/**
 * Asks the provider about an owner and handles new answers like webhook events. If the owner has two live subscriptions, ends the
 * second. Sends the billing details and a changed address to the provider.
 */
export async function askAbout(services: Services, ownerId: string) {
  const { db, payments, clock } = services
  const before = await readLedger(services, ownerId)
  const answers = await payments.ask({
    ownerId,
    customerIds: [...new Set(before.subscriptions.map(({ customerId }) => customerId))],
    sessionIds: await findOpenSessions(db, payments.provider, ownerId),
  })
  for (const answer of answers) if (isNews(before, answer)) await receiveEvent(services, answer)
  const after = await readLedger(services, ownerId)
  const second = after.subscriptions.filter((each) => isLive(each) && each !== after.subscription)
  await endTwice(services, second)
  const fiscal = await findBillingDetails(db, ownerId)
  const moved = await findFormerEmails(db, ownerId)
  if (after.subscription) {
    const { customerId } = after.subscription
    if (fiscal) await payments.saveCustomer(customerId, fiscal)
    if (moved) await payments.moveCustomer(customerId, moved)
  }
  const isSettled = second.length === 0 && !answers.some((answer) => isNews(after, answer))
  await recordProviderCheck(db, ownerId, isSettled ? clock() : null)
}

async function readLedger({ db, payments }: Services, ownerId: string) {
  const events = await findEvents(db, payments.provider, ownerId)
  return ledgerOf(events.map((one) => paymentEvent.parse(one)))
}

/** Filters answers that the ledger already has, so that each poll does not store the same facts again. */
function isNews({ subscriptions, invoices, checkouts }: Ledger, { fact }: PaymentEvent) {
  if (fact.kind === 'invoice') return !invoices.some(({ invoiceId }) => invoiceId === fact.invoiceId)
  if (fact.kind === 'checkout')
    return checkouts.get(fact.checkoutId) !== 'completed' && checkouts.get(fact.checkoutId) !== fact.outcome
  if (fact.kind === 'refund')
    return !invoices.some(({ invoiceId, refundedAt }) => invoiceId === fact.invoiceId && refundedAt)
  const known = subscriptions.find(({ subscriptionId }) => subscriptionId === fact.subscriptionId)
  if (!known) return true
  if (known.status === 'cancelled') return false
  return (
    known.status !== fact.status ||
    known.paidUntil.getTime() !== fact.paidUntil.getTime() ||
    known.cancelAtPeriodEnd !== fact.cancelAtPeriodEnd ||
    (fact.paymentMethod !== null && known.paymentMethod !== fact.paymentMethod)
  )
}

/** Ends a second subscription and refunds its payment. Stores both tasks first, so that a crash does not lose them. */
async function endTwice(services: Services, second: Subscription[]) {
  if (second.length === 0) return
  const { db, payments, clock } = services
  const note = { provider: payments.provider, notedAt: clock() }
  await db.transaction(async (tx) => {
    for (const { subscriptionId: providerId, status } of second) {
      await noteEnd(tx, { ...note, kind: 'subscription', providerId })
      if (status === 'active') await noteEnd(tx, { ...note, kind: 'refund', providerId })
    }
  })
  await endWhatIsLeft(services)
}
