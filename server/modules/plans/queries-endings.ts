import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { owners, payments, restaurants } from '@/server/db/schema'

/** An end that was moved is another one: what was said before its last three days was said of the one before. */
const isUnannounced = or(
  isNull(payments.expiryAnnouncedAt),
  lt(payments.expiryAnnouncedAt, sql`${payments.expiresAt} - interval '3 days'`),
)

/** What ends by itself: a trial, or a month nobody pays again. By hand there is no end, and a month that goes on has none either. */
const ends = and(
  eq(payments.manualOverride, false),
  or(
    eq(payments.plan, 'trial'),
    and(
      eq(payments.plan, 'premium'),
      or(eq(payments.cancelAtPeriodEnd, true), eq(payments.status, 'cancelled')),
    ),
  ),
)

export async function findEndings(db: Queryable, now: Date, until: Date, limit: number) {
  const rows = await db
    .select({
      ...{ ownerId: payments.ownerId, plan: payments.plan, expiresAt: payments.expiresAt },
      ...{ email: owners.email, timeZone: restaurants.timeZone },
    })
    .from(payments)
    .innerJoin(owners, eq(owners.id, payments.ownerId))
    .leftJoin(restaurants, and(eq(restaurants.ownerId, owners.id), isNull(restaurants.deletedAt)))
    .where(and(ends, isUnannounced, gt(payments.expiresAt, now), lte(payments.expiresAt, until)))
    .orderBy(asc(payments.expiresAt), asc(payments.ownerId))
    .limit(limit)
  return rows.flatMap(({ plan, expiresAt, ...row }) =>
    expiresAt && plan !== 'free' ? [{ ...row, plan, expiresAt }] : [],
  )
}

/** False when the record has changed meanwhile, or another process was first. */
export async function noteAnnounced(tx: Transaction, ownerId: string, expiresAt: Date, now: Date) {
  const noted = await tx
    .update(payments)
    .set({ expiryAnnouncedAt: now })
    .where(and(eq(payments.ownerId, ownerId), eq(payments.expiresAt, expiresAt), ends, isUnannounced))
    .returning({ ownerId: payments.ownerId })
  return noted.length > 0
}
