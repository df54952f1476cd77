import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { mailbox, outbox, subscribers } from '@/server/db/schema'

export type OutboxRow = typeof outbox.$inferSelect

/** False when that mail had been decided on before. */
export async function insertOutbox(tx: Transaction, row: typeof outbox.$inferInsert) {
  const inserted = await tx.insert(outbox).values(row).onConflictDoNothing().returning({ id: outbox.id })
  return inserted.length > 0
}

/** Takes what is due for whoever asks; who died holding some leaves it to the next one after a while. */
export function claimDue(db: Queryable, now: Date, claimedUntil: Date, limit: number): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.state, 'pending'),
        lte(outbox.nextAttemptAt, now),
        or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, now)),
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(outbox)
    .set({ claimedUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
}

export async function settleOutbox(db: Queryable, id: string, settled: Partial<typeof outbox.$inferInsert>) {
  await db
    .update(outbox)
    .set({ ...settled, claimedUntil: null })
    .where(eq(outbox.id, id))
}

export async function findSuppression(db: Queryable, subscriberId: string) {
  const [row] = await db
    .select({ reason: subscribers.suppressionReason })
    .from(subscribers)
    .where(and(eq(subscribers.id, subscriberId), isNotNull(subscribers.suppressedAt)))
  return row?.reason ?? null
}

/** An address refused for good this often gets no more menus. */
const bouncesToSuppress = 3

export async function countBounce(db: Queryable, subscriberId: string, now: Date) {
  const [row] = await db
    .update(subscribers)
    .set({ bounces: sql`${subscribers.bounces} + 1` })
    .where(eq(subscribers.id, subscriberId))
    .returning({ bounces: subscribers.bounces })
  if (!row || row.bounces < bouncesToSuppress) return
  await db
    .update(subscribers)
    .set({ suppressedAt: now, suppressionReason: 'bounce' })
    .where(and(eq(subscribers.id, subscriberId), isNull(subscribers.suppressedAt)))
}

export async function countQueued(db: Queryable, kind: string, recipient: string, since: Date) {
  return db.$count(
    outbox,
    and(eq(outbox.kind, kind), eq(outbox.recipient, recipient), gt(outbox.createdAt, since)),
  )
}

const keptDays = 90

/** What was sent long ago, and what the embedded mailbox has kept. */
export async function deleteOldMail(db: Queryable, now: Date) {
  const moment = new Date(now.getTime() - keptDays * 86_400_000)
  await db.delete(outbox).where(and(ne(outbox.state, 'pending'), lt(outbox.createdAt, moment)))
  await db.delete(mailbox).where(lt(mailbox.receivedAt, moment))
}

export function listMailbox(db: Queryable, limit: number) {
  const { id, recipient, subject, receivedAt } = mailbox
  return db
    .select({ id, recipient, subject, receivedAt })
    .from(mailbox)
    .orderBy(desc(receivedAt), desc(id))
    .limit(limit)
}

export async function findInMailbox(db: Queryable, id: string) {
  const [found] = await db.select().from(mailbox).where(eq(mailbox.id, id))
  return found
}
