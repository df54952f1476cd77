import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { mailings } from '@/server/db/schema'
import { decideMailings } from './queries-deciding'

/**
 * Call this function after a change of menus, in the same transaction. Without a published menu for today, or with an existing
 * mailing, the function does nothing.
 */
export async function queueMailing(tx: Transaction, restaurantId: string, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const published = sql`(
    select restaurant_id, date, time_zone from menus join restaurants on restaurants.id = restaurant_id
    where restaurant_id = ${restaurantId} and menus.state = 'published' and date >= ${at}::date - 1)`
  await tx.execute(decideMailings(published, at))
}

/** The content that all mails of a mailing share. Empty until the first mail is written. */
export async function findMailingContent(db: Queryable, restaurantId: string, date: string) {
  const [found] = await db
    .select({ content: mailings.content })
    .from(mailings)
    .where(and(eq(mailings.restaurantId, restaurantId), eq(mailings.date, date)))
  return found?.content
}

/** Finds the menus of a day about which this subscriber has no mail yet. */
export async function findDigestContents(db: Queryable, subscriberId: string, date: string) {
  const { rows } = await db.execute<{ content: Record<string, unknown> }>(sql`
    select content from subscriptions join mailings on mailings.restaurant_id = subscriptions.restaurant_id
    where subscriber_id = ${subscriberId} and subscriptions.state = 'confirmed' and date = ${date} and content is not null
      and not exists (
        select from outbox
        where key = concat_ws(':', 'daily-menu', mailings.restaurant_id, mailings.date, subscriptions.subscriber_id))
    order by content ->> 'restaurantName', mailings.restaurant_id`)
  return rows.map(({ content }) => content)
}
