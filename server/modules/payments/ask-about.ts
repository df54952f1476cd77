import type { Services } from '@/server/ctx'
import { findBillingDetails } from '@/server/modules/billing-details'
import { type PaymentEvent, paymentEvent } from '@/server/ports/payments/port'
import { endTwice } from './end-twice'
import { isLive, type Ledger, ledgerOf } from './ledger'
import { findEvents } from './queries-events'
import { findOpenSessions, noteAsked } from './queries-reconcile'
import { receiveEvent } from './receive-event'

/**
 * Asks the provider about an owner, and takes what is news as if it had been told. Of two subscriptions one ends, and who is
 * billed is told in turn.
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
  if (fiscal && after.subscription) await payments.saveCustomer(after.subscription.customerId, fiscal)
  const isSettled = second.length === 0 && !answers.some((answer) => isNews(after, answer))
  await noteAsked(db, ownerId, isSettled ? clock() : null)
}

async function readLedger({ db, payments }: Services, ownerId: string) {
  const told = await findEvents(db, payments.provider, ownerId)
  return ledgerOf(told.map((one) => paymentEvent.parse(one)))
}

/** What is known already is not written down again, however often it is asked. */
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
