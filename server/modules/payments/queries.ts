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

export async function findInvoice(db: Database, invoiceId: string, ownerId: string) {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.ownerId, ownerId)))
  return invoice
}

/** Subscriptions of the sandbox whose month is over, with how many months have been paid since when. */
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
      if (!paid?.firstStart) return []
      return [
        {
          ...{ ownerId, subscriptionId: providerSubscriptionId, customerId: providerCustomerId },
          ...{ paidUntil: expiresAt, cancelAtPeriodEnd, months: paid.months, firstStart: paid.firstStart },
        },
      ]
    }),
  )
  return all.flat()
}
