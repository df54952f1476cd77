import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { auditLog, mailings, openingHours, outbox, subscribers, subscriptions } from '@/server/db/schema'

export type MailingRow = typeof mailings.$inferSelect

/** Locks one due mailing until the transaction ends. Skips mailings that another process has locked. */
export async function lockDueMailing(tx: Transaction, now: Date): Promise<MailingRow | undefined> {
  const [due] = await tx
    .select()
    .from(mailings)
    .where(and(inArray(mailings.state, ['waiting', 'writing']), lte(mailings.sendAt, now)))
    .orderBy(asc(mailings.sendAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return due
}

export async function updateMailing(
  tx: Transaction,
  { restaurantId, date }: Pick<MailingRow, 'restaurantId' | 'date'>,
  changed: Partial<MailingRow>,
) {
  await tx
    .update(mailings)
    .set(changed)
    .where(and(eq(mailings.restaurantId, restaurantId), eq(mailings.date, date)))
}

/** Finds the next subscribers to get a row, sorted by id. */
export function findReaders(tx: Transaction, restaurantId: string, after: string, limit: number) {
  const { id, email, digest, language, pageLanguage } = subscribers
  return tx
    .select({ subscriberId: id, email, digest, language, pageLanguage })
    .from(subscriptions)
    .innerJoin(subscribers, and(eq(id, subscriptions.subscriberId), isNull(subscribers.suppressedAt)))
    .where(
      and(
        eq(subscriptions.restaurantId, restaurantId),
        eq(subscriptions.state, 'confirmed'),
        gt(subscriptions.subscriberId, after),
      ),
    )
    .orderBy(subscriptions.subscriberId)
    .limit(limit)
}

/** A subscriber who has a mail for that day gets no second mail. */
export async function insertMails(tx: Transaction, rows: (typeof outbox.$inferInsert)[]) {
  if (rows.length > 0) await tx.insert(outbox).values(rows).onConflictDoNothing()
}

/** The request that last wrote one of these menus, which is also the one that published it or said when to. */
export async function findWritingRequest(db: Queryable, menuIds: string[]) {
  const [last] = await db
    .select({ requestId: auditLog.requestId })
    .from(auditLog)
    .where(
      and(
        ...[eq(auditLog.entityKind, 'menu'), inArray(auditLog.entityId, menuIds)],
        ...[ne(auditLog.action, 'menu.sold-out'), isNotNull(auditLog.requestId)],
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  return last?.requestId
}

export function findHours(db: Queryable, restaurantId: string) {
  return db.select().from(openingHours).where(eq(openingHours.restaurantId, restaurantId))
}

export function countConfirmed(db: Queryable, restaurantId: string) {
  return db.$count(
    subscriptions,
    and(eq(subscriptions.restaurantId, restaurantId), eq(subscriptions.state, 'confirmed')),
  )
}

/** The state of each day's mails. A mail that was tried and waits again counts as delayed. */
export async function listDays(db: Queryable, restaurantId: string, since: string) {
  const { rows } = await db.execute<{
    date: string
    state: MailingRow['state']
    sendAt: string
    sent: number
    waiting: number
    failed: number
    isDelayed: boolean
  }>(sql`
    select mailings.date::text as date, mailings.state, send_at as "sendAt",
      (count(*) filter (where outbox.state = 'sent'))::integer as sent,
      (count(*) filter (where outbox.state = 'pending'))::integer as waiting,
      (count(*) filter (where outbox.state = 'failed'))::integer as failed,
      coalesce(bool_or(outbox.state = 'pending' and last_error is not null), false) as "isDelayed"
    from mailings
    left join outbox on outbox.restaurant_id = mailings.restaurant_id and outbox.date = mailings.date
      and kind = 'daily-menu'
    where mailings.restaurant_id = ${restaurantId} and mailings.date >= ${since} and mailings.state <> 'skipped'
    group by mailings.restaurant_id, mailings.date
    order by mailings.date desc`)
  return rows
}
