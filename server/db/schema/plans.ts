import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { owners } from './accounts'
import { createdAt } from './columns'

/** The chatbot's pictures in a month with a limit, one row each. The same picture asked for twice is one row. */
export const imagesTaken = pgTable(
  'images_taken',
  {
    ownerId: text()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** For example `2026-11`, in the restaurant's time zone. */
    month: text().notNull(),
    takenAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.key] }),
    index('images_taken_month_idx').on(t.ownerId, t.month),
    index('images_taken_taken_at_idx').on(t.takenAt),
  ],
)
