import { operator } from '@/contract/operator'
import { localNow } from '@/contract/rules/local-time'
import type { Services } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { paymentReceived } from '@/server/mails/definitions'
import { findBillingDetails } from '@/server/modules/billing-details'
import { queueMail, sendSoon } from '@/server/modules/mail'
import { type PaymentEvent, paymentEvent } from '@/server/ports/payments/port'
import { isLive, type Ledger, ledgerOf } from './ledger'
import {
  closeCheckout,
  findEvents,
  findKeptInvoices,
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
type Told = { provider: Services['payments']['provider']; owner: Owner; now: Date }

/** One more thing that was told, kept once; what is known of its owner then follows from all of them anew. */
export async function receiveEvent(services: Services, event: PaymentEvent) {
  const { db, payments, clock } = services
  const { provider } = payments
  const now = clock()
  await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, event.ownerId)
    if (!(await insertEvent(tx, provider, event, owner?.id ?? null, now))) return
    if (!owner) return endOfNobody(tx, provider, event, now)
    const told = await findEvents(tx, provider, owner.id)
    await settle(tx, ledgerOf(told.map((one) => paymentEvent.parse(one))), { provider, owner, now })
  })
  if (event.fact.kind === 'invoice') sendSoon(services)
}

/** Paid for in the last moment before the account went: nobody shall go on paying for what is not there. */
async function endOfNobody(tx: Transaction, provider: Told['provider'], { fact }: PaymentEvent, now: Date) {
  if (fact.kind === 'subscription' && fact.status !== 'cancelled')
    await noteEnd(tx, { provider, kind: 'subscription', providerId: fact.subscriptionId, notedAt: now })
}

async function settle(tx: Transaction, ledger: Ledger, told: Told) {
  const { provider, owner, now } = told
  for (const [checkoutId, outcome] of ledger.checkouts)
    await closeCheckout(tx, { checkoutId, ownerId: owner.id }, outcome, now)
  await keepInvoices(tx, ledger.invoices, told)
  const { subscription } = ledger
  if (!subscription) return
  const { paidUntil, graceUntil, customerId, subscriptionId, status, paymentMethod, at } = subscription
  const isTwice = ledger.subscriptions.filter(isLive).length > 1
  await savePayment(tx, owner.id, {
    ...{ plan: 'premium', expiresAt: paidUntil, graceUntil, provider, status, paymentMethod },
    ...{ providerCustomerId: customerId, providerSubscriptionId: subscriptionId },
    ...{ cancelAtPeriodEnd: subscription.cancelAtPeriodEnd, lastEventAt: at, updatedAt: now },
    // Asked about at once: one of the two has to end.
    ...(isTwice && { askedAt: null }),
  })
}

async function keepInvoices(tx: Transaction, told: Ledger['invoices'], { provider, owner, now }: Told) {
  const kept = await findKeptInvoices(tx, provider, owner.id)
  const customer = customerOf(owner, await findBillingDetails(tx, owner.id))
  for (const { invoiceId, netCents, vatCents, refundedAt, at, ...invoice } of told) {
    if (!kept.has(invoiceId)) {
      const series = `${provider === 'stripe' ? 'M' : 'PRUEBA-'}${yearOf(at)}`
      await insertInvoice(tx, {
        ...{ id: newId(), ownerId: owner.id, provider, providerInvoiceId: invoiceId },
        ...{ series, number: await nextNumber(tx, series), created: at, currency: invoice.currency },
        ...{ netCents, vatCents, amountPaidCents: netCents + vatCents, invoicePdf: invoice.pdfUrl },
        ...{ periodStart: invoice.periodStart, periodEnd: invoice.periodEnd },
        ...{ seller, customer },
      })
      const { periodStart, periodEnd } = invoice
      await queueMail(tx, paymentReceived, {
        ...{ key: `${provider}:${invoiceId}`, to: owner.email, now },
        data: { amountCents: netCents + vatCents, periodStart, periodEnd, isTest: provider === 'sandbox' },
      })
    }
    if (refundedAt && !kept.get(invoiceId)?.refundedAt) await noteRefund(tx, provider, invoiceId, refundedAt)
  }
}

/** As they are known when it is issued, and never changed after. */
function customerOf(
  { firstName, lastName, email }: Owner,
  fiscal: Awaited<ReturnType<typeof findBillingDetails>>,
): Record<string, string> {
  if (!fiscal) return { name: `${firstName} ${lastName}`, email }
  const { name, taxId, address, postcode, city } = fiscal
  return { name, taxId, address, place: `${postcode} ${city}`, email }
}

/** The year its date is printed in: a New Year's Eve ends an hour earlier in Madrid than in UTC. */
const yearOf = (at: Date) => localNow(at, 'Europe/Madrid').date.slice(0, 4)
