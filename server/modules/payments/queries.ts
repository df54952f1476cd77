import { and, count, desc, eq, isNotNull, like, lte, min, ne } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { invoices, payments } from '@/server/db/schema'

export async function findPayment(db: Database, ownerId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.ownerId, ownerId))
  return payment
}

export function findInvoices(db: Database, ownerId: string) {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.ownerId, ownerId))
    .orderBy(desc(invoices.created), desc(invoices.number))
}

export async function hasInvoice(db: Database, ownerId: string) {
  const [one] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.ownerId, ownerId))
    .limit(1)
  return one !== undefined
}

export async function findInvoice(db: Database, invoiceId: string) {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId))
  return invoice
}

/** Finds sandbox subscriptions whose month is over, with the number of paid months and the start of the first month. */
export async function findDueSubscriptions(db: Database, now: Date) {
  const due = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, 'sandbox'),
        ne(payments.status, 'cancelled'),
        isNotNull(payments.providerSubscriptionId),
        lte(payments.expiresAt, now),
      ),
    )
    .limit(500)
  const all = await Promise.all(
    due.map(async ({ ownerId, providerSubscriptionId, providerCustomerId, expiresAt, cancelAtPeriodEnd }) => {
      if (!providerSubscriptionId || !providerCustomerId || !expiresAt) return []
      const [paid] = await db
        .select({ months: count(), firstStart: min(invoices.periodStart) })
        .from(invoices)
        .where(like(invoices.providerInvoiceId, `${providerSubscriptionId}-%`))
      // Ordered in a trial: the first month begins now.
      const firstStart = paid?.firstStart ?? expiresAt
      return [
        {
          ...{ ownerId, subscriptionId: providerSubscriptionId, customerId: providerCustomerId },
          ...{ paidUntil: expiresAt, cancelAtPeriodEnd, months: paid?.months ?? 0, firstStart },
        },
      ]
    }),
  )
  return all.flat()
}
