import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { firstLanguage, type Language } from '@/contract/languages'
import type { Queryable, Transaction } from '@/server/db/client'
import { mailbox, outbox, owners, subscribers } from '@/server/db/schema'
import type { Mail } from '@/server/mails/mail'

export type OutboxRow = typeof outbox.$inferSelect

/** The language in which the person with this address reads, as a part of the query that queues the mail. */
export function readersLanguage(reader: Mail['reader'], email: string): Language | SQL<Language> {
  if (reader === 'us') return firstLanguage
  const [column, table] =
    reader === 'owner' ? [owners.language, owners] : [subscribers.pageLanguage, subscribers]
  return sql`coalesce((select ${column} from ${table} where ${table.email} = ${email}), ${firstLanguage})`
}

type NewRow = Omit<typeof outbox.$inferInsert, 'language'> & { language: Language | SQL<Language> }

/** Returns false if the mail was already queued. */
export async function insertOutbox(tx: Transaction, row: NewRow) {
  const inserted = await tx.insert(outbox).values(row).onConflictDoNothing().returning({ id: outbox.id })
  return inserted.length > 0
}

/** Claims due mails for the caller. The claims of a crashed process expire, and another process takes the mails. */
export async function claimDue(
  db: Queryable,
  now: Date,
  claimedUntil: Date,
  limit: number,
): Promise<OutboxRow[]> {
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
    .orderBy(asc(outbox.isBulk), asc(outbox.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(outbox)
    .set({ claimedUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
  // An update returns its rows in no fixed order.
  return claimed.toSorted(
    (a, b) => Number(a.isBulk) - Number(b.isBulk) || a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime(),
  )
}

export async function settleOutbox(db: Queryable, id: string, settled: Partial<typeof outbox.$inferInsert>) {
  await db
    .update(outbox)
    .set({ ...settled, claimedUntil: null })
    .where(eq(outbox.id, id))
}

/** Notes accepted mails, many at a time. Until then, a crash sends the mails again. */
export async function settleSent(db: Queryable, sent: { id: string; messageId: string; sentAt: Date }[]) {
  const ids = sent.map(({ id }) => id)
  const messageIds = sent.map(({ messageId }) => messageId)
  const moments = sent.map(({ sentAt }) => sentAt.toISOString())
  await db.execute(sql`
    update outbox set state = 'sent', sent_at = done.sent_at, message_id = done.message_id,
      last_error = null, claimed_until = null
    from unnest(${sql.param(ids)}::text[], ${sql.param(messageIds)}::text[], ${sql.param(moments)}::timestamptz[])
      as done (id, message_id, sent_at)
    where outbox.id = done.id`)
}

/** Releases mails without counting a try. Each mail is claimed again at its moment. */
export async function putBack(db: Queryable, later: { row: { id: string }; moment: Date }[]) {
  const ids = later.map(({ row }) => row.id)
  const moments = later.map(({ moment }) => moment.toISOString())
  await db.execute(sql`
    update outbox set next_attempt_at = moment, claimed_until = null, attempts = attempts - 1
    from unnest(${sql.param(ids)}::text[], ${sql.param(moments)}::timestamptz[]) as later (id, moment)
    where outbox.id = later.id and state = 'pending'`)
}

/** The server did not take the mail, but not because of the mail: the mail keeps its place and its tries. */
export async function keepPlace(db: Queryable, id: string, lastError: string) {
  await db
    .update(outbox)
    .set({ claimedUntil: null, lastError, attempts: sql`${outbox.attempts} - 1` })
    .where(eq(outbox.id, id))
}

/** Finds which of these subscribers get no more mail, with the reason. */
export async function findSuppressions(db: Queryable, subscriberIds: string[]) {
  const rows = await db
    .select({ id: subscribers.id, reason: subscribers.suppressionReason })
    .from(subscribers)
    .where(and(inArray(subscribers.id, subscriberIds), isNotNull(subscribers.suppressedAt)))
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}

/** After this many bounces, an address gets no more menus. Fewer bounces are allowed, because a full mailbox may be emptied. */
const bouncesToSuppress = 3

/** `isGone`: the address does not exist, so one bounce is enough. */
export async function countBounce(db: Queryable, subscriberId: string, isGone: boolean, now: Date) {
  const [row] = await db
    .update(subscribers)
    .set({ bounces: sql`${subscribers.bounces} + 1` })
    .where(eq(subscribers.id, subscriberId))
    .returning({ bounces: subscribers.bounces })
  if (row && (isGone || row.bounces >= bouncesToSuppress)) await suppress(db, subscriberId, 'bounce', now)
}

/** Stops all menus to the subscriber, including queued mails. */
export async function suppress(
  db: Queryable,
  subscriberId: string,
  reason: 'bounce' | 'complaint',
  now: Date,
) {
  await db
    .update(subscribers)
    .set({ suppressedAt: now, suppressionReason: reason })
    .where(and(eq(subscribers.id, subscriberId), isNull(subscribers.suppressedAt)))
}

/** Finds the subscriber of a bounced mail, by the mail's id, otherwise by the address. */
export async function findBounced(
  db: Queryable,
  { email, messageId }: { email: string | null; messageId: string | null },
) {
  const [row] = messageId
    ? await db.select({ id: outbox.subscriberId }).from(outbox).where(eq(outbox.messageId, messageId))
    : []
  if (row?.id) return row.id
  const [reader] = email
    ? await db.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.email, email))
    : []
  return reader?.id
}

export async function countQueued(db: Queryable, kind: string, recipient: string, since: Date) {
  return db.$count(
    outbox,
    and(eq(outbox.kind, kind), eq(outbox.recipient, recipient), gt(outbox.createdAt, since)),
  )
}

const keptDays = 90

/** Deletes old finished mails, and old mails of the embedded mailbox. */
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
