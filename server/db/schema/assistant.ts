import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { restaurants } from './restaurants'

/** The number of questions to the assistant for a restaurant, on the last day with a question. */
export const assistantDays = pgTable('assistant_days', {
  restaurantId: text()
    .primaryKey()
    .references(() => restaurants.id, { onDelete: 'cascade' }),
  /** For example `2026-11-23`, in the restaurant's time zone. */
  day: text().notNull(),
  questions: integer().notNull(),
})
