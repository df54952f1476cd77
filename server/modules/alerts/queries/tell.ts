import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import type { Language } from '@/contract/languages'
import type { Queryable, Transaction } from '@/server/db/client'
import { dishAlertHits, dishAlerts } from '@/server/db/schema'
import type { Find } from './find-dishes'

export type Asker = {
  subscriberId: string
  email: string
  /** For the dishes. Null: as the kitchen wrote them. */
  language: MenuLanguage | null
  /** In which the dishes are asked for, as on the page of the search. */
  pageLanguage: Language
}

/** Finds the next people by id: people with a confirmed alert who take mail and have no mail with this key. */
export async function findAskers(db: Queryable, keyBegins: string, after: string, limit: number) {
  const { rows } = await db.execute<Asker>(sql`
    select distinct subscriber_id as "subscriberId", email, language,
      page_language as "pageLanguage"
    from dish_alerts join subscribers on subscribers.id = subscriber_id
    where state = 'confirmed' and subscriber_id > ${after} and suppressed_at is null
      and not exists (select from outbox where key = ${keyBegins}::text || dish_alerts.subscriber_id)
    order by subscriber_id
    limit ${limit}`)
  return rows
}

export function listConfirmed(db: Queryable, subscriberIds: string[]) {
  return db
    .select()
    .from(dishAlerts)
    .where(and(inArray(dishAlerts.subscriberId, subscriberIds), eq(dishAlerts.state, 'confirmed')))
    .orderBy(dishAlerts.subscriberId, dishAlerts.id)
}

export async function insertHits(tx: Transaction, finds: Find[]) {
  const rows = finds.map(({ alertId, menuId, date }) => ({ alertId, menuId, date }))
  await tx.insert(dishAlertHits).values(rows).onConflictDoNothing()
}
