import { and, desc, eq, exists, gt, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '@/server/db/client'
import { checkouts, emailChanges, invoices, owners, paymentEnds, payments } from '@/server/db/schema'
import type { MovedEmail, PaymentPort } from '@/server/ports/payments/port'

type Provider = PaymentPort['provider']
type End = typeof paymentEnds.$inferInsert

const [minute, hour] = [60_000, 3_600_000]
const earlierBy = (now: Date, ms: number) => new Date(now.getTime() - ms)

/**
 * Finds owners whose subscription should be renewed by now, whom we have not asked about for a day, or whose record is marked
 * (`askedAt` is null). Includes cancelled owners with an invoice of the last 60 days, because their payment may be refunded.
 */
export async function findSubscribersToAsk(db: Database, provider: Provider, now: Date) {
  const isDue = and(lte(payments.expiresAt, now), lt(payments.askedAt, earlierBy(now, 30 * minute)))
  const lately = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.ownerId, payments.ownerId), gt(invoices.created, earlierBy(now, 60 * 24 * hour))))
  const rows = await db
    .select({ ownerId: payments.ownerId })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        isNotNull(payments.providerSubscriptionId),
        or(ne(payments.status, 'cancelled'), exists(lately)),
        or(
          isNull(payments.askedAt),
          lt(payments.askedAt, earlierBy(now, 24 * hour)),
          and(ne(payments.status, 'cancelled'), isDue),
        ),
      ),
    )
    .orderBy(payments.askedAt)
    .limit(200)
  return rows.map(({ ownerId }) => ownerId)
}

/** Finds owners who opened a checkout and for whom no result has arrived. */
export async function findPayersToAsk(db: Database, provider: Provider, now: Date) {
  const rows = await db
    .selectDistinct({ ownerId: checkouts.ownerId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.provider, provider),
        eq(checkouts.state, 'open'),
        isNotNull(checkouts.providerSessionId),
        lt(checkouts.createdAt, earlierBy(now, 2 * minute)),
        gt(checkouts.createdAt, earlierBy(now, 72 * hour)),
      ),
    )
    .limit(200)
  return rows.map(({ ownerId }) => ownerId)
}

export async function findOpenSessions(db: Queryable, provider: Provider, ownerId: string) {
  const rows = await db
    .select({ sessionId: checkouts.providerSessionId })
    .from(checkouts)
    .where(and(eq(checkouts.provider, provider), eq(checkouts.ownerId, ownerId), eq(checkouts.state, 'open')))
  return rows.flatMap(({ sessionId }) => sessionId ?? [])
}

export async function recordProviderCheck(db: Database, ownerId: string, askedAt: Date | null) {
  await db.update(payments).set({ askedAt }).where(eq(payments.ownerId, ownerId))
}

/** The owner's address and their former ones, so that the provider writes to the new one too. Null if the address has not changed lately. */
export async function findFormerEmails(db: Queryable, ownerId: string): Promise<MovedEmail | null> {
  const rows = await db
    .select({ to: owners.email, from: emailChanges.formerEmail })
    .from(emailChanges)
    .innerJoin(owners, eq(owners.id, emailChanges.ownerId))
    .where(and(eq(emailChanges.ownerId, ownerId), eq(emailChanges.state, 'done')))
  const [first] = rows
  return first
    ? { from: rows.map(({ from }) => from).filter((from) => from !== first.to), to: first.to }
    : null
}

/** Marks an owner, so that the next poll includes them. */
export async function askSoon(tx: Transaction, provider: Provider, ownerId: string) {
  await tx
    .update(payments)
    .set({ askedAt: null })
    .where(and(eq(payments.ownerId, ownerId), eq(payments.provider, provider)))
}

export async function noteEnd(db: Queryable, end: End) {
  await db.insert(paymentEnds).values(end).onConflictDoNothing()
}

/** Sorts subscriptions before refunds: first stop the next payment, then refund the last payment. */
export function findEnds(db: Database, provider: Provider) {
  return db
    .select()
    .from(paymentEnds)
    .where(eq(paymentEnds.provider, provider))
    .orderBy(desc(paymentEnds.kind))
    .limit(200)
}

export async function forgetEnd(db: Database, { provider, kind, providerId }: End) {
  await db
    .delete(paymentEnds)
    .where(
      and(
        eq(paymentEnds.provider, provider),
        eq(paymentEnds.kind, kind),
        eq(paymentEnds.providerId, providerId),
      ),
    )
}
