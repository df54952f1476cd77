import { operator } from '@/contract/operator'
import type { Services } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { type PaymentEvent, paymentEvent } from '@/server/ports/payments/port'
import { type Ledger, ledgerOf } from './ledger'
import {
  closeCheckout,
  findEvents,
  hasInvoice,
  insertEvent,
  insertInvoice,
  lockOwner,
  nextNumber,
  noteRefund,
  savePayment,
} from './queries-events'

const { name, taxId, address } = operator
const seller = { name, taxId, address }

type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>
type Told = { provider: Services['payments']['provider']; owner: Owner; now: Date }

/** One more thing that was told, kept once; what is known of its owner then follows from all of them anew. */
export async function receiveEvent({ db, payments, clock }: Services, event: PaymentEvent) {
  const { provider } = payments
  const now = clock()
  await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, event.ownerId)
    if (!(await insertEvent(tx, provider, event, owner?.id ?? null, now)) || !owner) return
    const told = await findEvents(tx, provider, owner.id)
    await settle(tx, ledgerOf(told.map((one) => paymentEvent.parse(one))), { provider, owner, now })
  })
}

async function settle(tx: Transaction, { subscription, invoices, checkouts }: Ledger, told: Told) {
  const { provider, owner, now } = told
  for (const [checkoutId, outcome] of checkouts)
    await closeCheckout(tx, { checkoutId, ownerId: owner.id }, outcome, now)
  for (const invoice of invoices) await keepInvoice(tx, invoice, told)
  if (!subscription) return
  const { paidUntil, graceUntil, customerId, subscriptionId, status, paymentMethod, at } = subscription
  await savePayment(tx, owner.id, {
    ...{ plan: 'premium', expiresAt: paidUntil, graceUntil, provider, status, paymentMethod },
    ...{ providerCustomerId: customerId, providerSubscriptionId: subscriptionId },
    ...{ cancelAtPeriodEnd: subscription.cancelAtPeriodEnd, lastEventAt: at, updatedAt: now },
  })
}

type KeptInvoice = Ledger['invoices'][number]

async function keepInvoice(tx: Transaction, invoice: KeptInvoice, { provider, owner }: Told) {
  const { invoiceId, netCents, vatCents, refundedAt, at } = invoice
  if (!(await hasInvoice(tx, provider, invoiceId))) {
    const series = `${provider === 'stripe' ? 'M' : 'PRUEBA-'}${at.getUTCFullYear()}`
    await insertInvoice(tx, {
      ...{ id: newId(), ownerId: owner.id, provider, providerInvoiceId: invoiceId },
      ...{ series, number: await nextNumber(tx, series), created: at, currency: invoice.currency },
      ...{ netCents, vatCents, amountPaidCents: netCents + vatCents, invoicePdf: invoice.pdfUrl },
      ...{ periodStart: invoice.periodStart, periodEnd: invoice.periodEnd },
      ...{ seller, customer: { name: `${owner.firstName} ${owner.lastName}`, email: owner.email } },
    })
  }
  if (refundedAt) await noteRefund(tx, provider, invoiceId, refundedAt)
}
