import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { owners } from './accounts'
import { createdAt } from './columns'

/** The chatbot's pictures of a month that has a limit, one row each: asked for twice, it is the same one. */
export const imagesTaken = pgTable(
  'images_taken',
  {
    ownerId: text()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** As in `2026-11`, where the restaurant is. */
    month: text().notNull(),
    takenAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.key] }),
    index('images_taken_month_idx').on(t.ownerId, t.month),
    index('images_taken_taken_at_idx').on(t.takenAt),
  ],
)
