import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { owners, payments, restaurants } from '@/server/db/schema'

/** A moved end needs a new mail: a note from more than three days before the end is about an earlier end. */
const isUnannounced = or(
  isNull(payments.expiryAnnouncedAt),
  lt(payments.expiryAnnouncedAt, sql`${payments.expiresAt} - interval '3 days'`),
)

/** Plans that end by themselves: a trial, or a premium month without renewal. A plan set by hand and a renewing month do not end. */
const endsByItself = and(
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
    .where(and(endsByItself, isUnannounced, gt(payments.expiresAt, now), lte(payments.expiresAt, until)))
    .orderBy(asc(payments.expiresAt), asc(payments.ownerId))
    .limit(limit)
  return rows.flatMap(({ plan, expiresAt, ...row }) =>
    expiresAt && plan !== 'free' ? [{ ...row, plan, expiresAt }] : [],
  )
}

/** Returns false if the record has changed, or if another process was first. */
export async function noteAnnounced(tx: Transaction, ownerId: string, expiresAt: Date, now: Date) {
  const noted = await tx
    .update(payments)
    .set({ expiryAnnouncedAt: now })
    .where(and(eq(payments.ownerId, ownerId), eq(payments.expiresAt, expiresAt), endsByItself, isUnannounced))
    .returning({ ownerId: payments.ownerId })
  return noted.length > 0
}
