import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm'
import type { Database, Queryable } from '@/server/db/client'
import { checkouts, paymentEnds, payments } from '@/server/db/schema'
import type { PaymentPort } from '@/server/ports/payments/port'

type Provider = PaymentPort['provider']
type End = typeof paymentEnds.$inferInsert

const [minute, hour] = [60_000, 3_600_000]
const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Whose subscription should have been renewed by now, has not been asked about for a day, or was noted as odd. */
export async function findSubscribersToAsk(db: Database, provider: Provider, now: Date) {
  const isDue = and(lte(payments.expiresAt, now), lt(payments.askedAt, before(now, 30 * minute)))
  const rows = await db
    .select({ ownerId: payments.ownerId })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        isNotNull(payments.providerSubscriptionId),
        ne(payments.status, 'cancelled'),
        or(isNull(payments.askedAt), lt(payments.askedAt, before(now, 24 * hour)), isDue),
      ),
    )
    .orderBy(payments.askedAt)
    .limit(200)
  return rows.map(({ ownerId }) => ownerId)
}

/** Who went to pay, and of whom nothing has been heard since. */
export async function findPayersToAsk(db: Database, provider: Provider, now: Date) {
  const rows = await db
    .selectDistinct({ ownerId: checkouts.ownerId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.provider, provider),
        eq(checkouts.state, 'open'),
        isNotNull(checkouts.providerSessionId),
        lt(checkouts.createdAt, before(now, 2 * minute)),
        gt(checkouts.createdAt, before(now, 72 * hour)),
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

export async function noteAsked(db: Database, ownerId: string, askedAt: Date | null) {
  await db.update(payments).set({ askedAt }).where(eq(payments.ownerId, ownerId))
}

export async function noteEnd(db: Queryable, end: End) {
  await db.insert(paymentEnds).values(end).onConflictDoNothing()
}

export function findEnds(db: Database, provider: Provider) {
  return db.select().from(paymentEnds).where(eq(paymentEnds.provider, provider)).limit(200)
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
