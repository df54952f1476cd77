import { sql } from 'drizzle-orm'
import type { Database } from '@/server/db/client'

/** What some thousand menus cost. Ids are random, so that the first are as good as any. */
export async function samplePrices(db: Database, size = 1000): Promise<number[]> {
  const { rows } = await db.execute<{ price_cents: number }>(sql`
    select price_cents from restaurant_search
    where price_cents is not null
    order by restaurant_id, part
    limit ${size}`)
  return rows.map(({ price_cents }) => price_cents)
}
