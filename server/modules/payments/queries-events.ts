import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { checkouts, invoiceSeries, invoices, owners, paymentEvents, payments } from '@/server/db/schema'
import type { PaymentEvent, PaymentPort } from '@/server/ports/payments/port'

type Provider = PaymentPort['provider']
type Kind = PaymentEvent['fact']['kind']

/** Locks the owner: a second transaction for the same owner waits. Returns null if the owner does not exist. */
export async function lockOwner(tx: Transaction, ownerId: string) {
  const [owner] = await tx
    .select({
      ...{ id: owners.id, email: owners.email, firstName: owners.firstName, lastName: owners.lastName },
      createdAt: owners.createdAt,
    })
    .from(owners)
    .where(eq(owners.id, ownerId))
    .for('update')
  return owner ?? null
}

/** Returns false if the event is already stored. */
export async function insertEvent(
  tx: Transaction,
  provider: Provider,
  event: PaymentEvent,
  ownerId: string | null,
  now: Date,
) {
  const { id: eventId, at: occurredAt, fact } = event
  const payload: Record<string, unknown> = JSON.parse(JSON.stringify(event))
  const rows = await tx
    .insert(paymentEvents)
    .values({
      ...{ provider, eventId, ownerId, type: fact.kind, payload, occurredAt },
      ...{ receivedAt: now, processedAt: now },
    })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId })
  return rows.length > 0
}

export async function findEvents(db: Queryable, provider: Provider, ownerId: string) {
  const rows = await db
    .select({ payload: paymentEvents.payload })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.ownerId, ownerId)))
  return rows.map(({ payload }) => payload)
}

type FactsOf = { provider: Provider; ownerId: string; kinds: Kind[]; invoiceId?: string | undefined }

export async function findFactsOf(tx: Transaction, { provider, ownerId, kinds, invoiceId }: FactsOf) {
  const { payload, type } = paymentEvents
  const rows = await tx
    .select({ payload })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.provider, provider),
        eq(paymentEvents.ownerId, ownerId),
        inArray(type, kinds),
        invoiceId === undefined ? undefined : sql`${payload} -> 'fact' ->> 'invoiceId' = ${invoiceId}`,
      ),
    )
  return rows.map(({ payload }) => payload)
}

type Payment = Partial<typeof payments.$inferInsert> & { updatedAt: Date }

export async function savePayment(tx: Transaction, ownerId: string, payment: Payment) {
  const set = { ...payment, version: sql`${payments.version} + 1` }
  await tx
    .insert(payments)
    .values({ ownerId, ...payment })
    .onConflictDoUpdate({ target: payments.ownerId, set })
}

type CheckoutFact = Extract<PaymentEvent['fact'], { kind: 'checkout' }>

/** A completed checkout stays completed: for each new state, the old states that it may replace. */
const lighter = {
  cancelled: ['open'],
  expired: ['open', 'cancelled'],
  completed: ['open', 'cancelled', 'expired'],
} as const

export async function closeCheckout(
  tx: Transaction,
  ownerId: string,
  { checkoutId, outcome }: CheckoutFact,
  closedAt: Date,
) {
  await tx
    .update(checkouts)
    .set({ state: outcome, closedAt })
    .where(
      and(
        eq(checkouts.id, checkoutId),
        eq(checkouts.ownerId, ownerId),
        inArray(checkouts.state, lighter[outcome]),
      ),
    )
}

/** Gives consecutive numbers without gaps: takes the number in the transaction that inserts the invoice. */
export async function nextNumber(tx: Transaction, series: string) {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ series, lastNumber: 1 })
    .onConflictDoUpdate({
      target: invoiceSeries.series,
      set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` },
    })
    .returning({ number: invoiceSeries.lastNumber })
  if (!row) throw new Error(`series ${series} gave no number`)
  return row.number
}

/** Finds a stored invoice by the provider's id. */
export async function findKeptInvoice(tx: Transaction, provider: Provider, providerInvoiceId: string) {
  const [kept] = await tx
    .select({ refundedAt: invoices.refundedAt })
    .from(invoices)
    .where(and(eq(invoices.provider, provider), eq(invoices.providerInvoiceId, providerInvoiceId)))
  return kept
}

export async function isRectified(tx: Transaction, invoiceId: string) {
  const [later] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.rectifiesId, invoiceId))
  return later !== undefined
}

export async function insertInvoice(tx: Transaction, invoice: typeof invoices.$inferInsert) {
  await tx.insert(invoices).values(invoice)
}

export async function noteRefund(
  tx: Transaction,
  provider: Provider,
  providerInvoiceId: string,
  refundedAt: Date,
) {
  await tx
    .update(invoices)
    .set({ state: 'refunded', refundedAt })
    .where(
      and(
        eq(invoices.provider, provider),
        eq(invoices.providerInvoiceId, providerInvoiceId),
        isNull(invoices.refundedAt),
      ),
    )
}
