import { sql } from 'drizzle-orm'
import { bigint, check, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/**
 * What has changed, in the order in which it was told: each web reads on from the position that it has reached. A restaurant may be gone
 * already, so nothing is referred to.
 */
export const changes = pgTable(
  'changes',
  {
    position: bigint({ mode: 'number' }).primaryKey(),
    restaurantId: text().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    city: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('changes_created_at_idx').on(t.createdAt),
    check('changes_city', sql`char_length(${t.city}) <= 200`),
  ],
)
