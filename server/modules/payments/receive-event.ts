import { operator } from '@/contract/operator'
import { trialEnd } from '@/contract/rules/account/plans'
import type { Services } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { paymentFailed, paymentReceived } from '@/server/mails/definitions'
import { queueMail, sendSoon } from '@/server/modules/mail'
import { type PaymentEvent, type PaymentFact, paymentEvent } from '@/server/ports/payments/port'
import { customerOf } from './customer'
import { invoiceYear } from './invoice-number'
import { isLive, type Ledger, ledgerOf, type Subscription } from './ledger'
import { findBillingDetails } from './queries-billing-details'
import {
  closeCheckout,
  findFactsOf,
  findKeptInvoice,
  insertEvent,
  insertInvoice,
  lockOwner,
  nextNumber,
  noteRefund,
  savePayment,
} from './queries-events'
import { noteEnd } from './queries-reconcile'

const { name, taxId, address } = operator
const seller = { name, taxId, address }

type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>
type EventContext = { provider: Services['payments']['provider']; owner: Owner; now: Date }

/** Stores an event once, then computes the record that the event changes from all events of the owner. */
export async function receiveEvent(services: Services, event: PaymentEvent) {
  const { db, payments, clock } = services
  const { provider } = payments
  const now = clock()
  await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, event.ownerId)
    if (!(await insertEvent(tx, provider, event, owner?.id ?? null, now))) return
    if (owner) await applyFact(tx, event, { provider, owner, now })
    else await endOfNobody(tx, provider, event, now)
  })
  if (event.fact.kind !== 'checkout') sendSoon(services)
}

/** An owner can pay in the last moment before the account is deleted. Ends the subscription, so that nobody pays for a deleted account. */
async function endOfNobody(
  tx: Transaction,
  provider: EventContext['provider'],
  { fact }: PaymentEvent,
  now: Date,
) {
  if (fact.kind === 'subscription' && fact.status !== 'cancelled')
    await noteEnd(tx, { provider, kind: 'subscription', providerId: fact.subscriptionId, notedAt: now })
}

/** Facts of one kind do not change records of another kind, so reads only facts of the event's kind. */
async function applyFact(tx: Transaction, { fact }: PaymentEvent, from: EventContext) {
  if (fact.kind === 'checkout') return closeCheckout(tx, from.owner.id, fact, from.now)
  if (fact.kind === 'subscription') return settleSubscription(tx, from)
  return settleInvoice(tx, fact.invoiceId, from)
}

async function settleSubscription(tx: Transaction, { provider, owner, now }: EventContext) {
  const { subscription, subscriptions } = await readLedger(tx, provider, owner, ['subscription'])
  if (!subscription) return
  const { paidUntil, graceUntil, customerId, subscriptionId, status, paymentMethod, at } = subscription
  const isTwice = subscriptions.filter(isLive).length > 1
  await savePayment(tx, owner.id, {
    ...{ ...planAfter(subscription, trialEnd(owner.createdAt)), graceUntil, provider, status, paymentMethod },
    ...{ providerCustomerId: customerId, providerSubscriptionId: subscriptionId },
    ...{ cancelAtPeriodEnd: subscription.cancelAtPeriodEnd, lastEventAt: at, updatedAt: now },
    // Marks the owner for the next poll, because one of the two subscriptions has to end.
    ...(isTwice && { askedAt: null }),
  })
  if (status !== 'past_due' || !graceUntil || graceUntil <= now) return
  await queueMail(tx, paymentFailed, {
    ...{ key: `${provider}:${subscriptionId}:${paidUntil.toISOString()}`, to: owner.email, now },
    ...{ data: { payBefore: graceUntil }, expiresAt: graceUntil },
  })
}

/** A subscription that is ended at once in the trial takes nothing from the trial. */
const planAfter = ({ status, paidUntil }: Subscription, endOfTrial: Date) =>
  status === 'cancelled' && paidUntil < endOfTrial
    ? ({ plan: 'trial', expiresAt: endOfTrial } as const)
    : ({ plan: 'premium', expiresAt: paidUntil } as const)

async function settleInvoice(tx: Transaction, invoiceId: string, from: EventContext) {
  const { provider, owner } = from
  const { invoices } = await readLedger(tx, provider, owner, ['invoice', 'refund'], invoiceId)
  const [invoice] = invoices
  if (!invoice) return
  const kept = await findKeptInvoice(tx, provider, invoiceId)
  if (!kept) await issueInvoice(tx, invoice, from)
  if (invoice.refundedAt && !kept?.refundedAt) await noteRefund(tx, provider, invoiceId, invoice.refundedAt)
}

async function readLedger(
  tx: Transaction,
  provider: EventContext['provider'],
  owner: Owner,
  kinds: PaymentFact['kind'][],
  invoiceId?: string,
) {
  const facts = await findFactsOf(tx, { provider, ownerId: owner.id, kinds, invoiceId })
  return ledgerOf(facts.map((one) => paymentEvent.parse(one)))
}

async function issueInvoice(
  tx: Transaction,
  invoice: Ledger['invoices'][number],
  { provider, owner, now }: EventContext,
) {
  const { invoiceId, netCents, vatCents, at, currency, pdfUrl, periodStart, periodEnd } = invoice
  const series = `${provider === 'stripe' ? 'M' : 'PRUEBA-'}${invoiceYear(at)}`
  await insertInvoice(tx, {
    ...{ id: newId(), ownerId: owner.id, provider, providerInvoiceId: invoiceId },
    ...{ series, number: await nextNumber(tx, series), created: at, currency },
    ...{ netCents, vatCents, amountPaidCents: netCents + vatCents, invoicePdf: pdfUrl },
    ...{ periodStart, periodEnd, seller },
    customer: customerOf(owner, await findBillingDetails(tx, owner.id)),
  })
  await queueMail(tx, paymentReceived, {
    ...{ key: `${provider}:${invoiceId}`, to: owner.email, now },
    data: { amountCents: netCents + vatCents, periodStart, periodEnd, isTest: provider === 'sandbox' },
  })
}
