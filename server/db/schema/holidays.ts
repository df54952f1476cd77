import { boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { restaurantId } from './restaurants'

/** Whether a restaurant opens on a public holiday: in one year or, with 0, in every year. */
export const holidayAnswers = pgTable(
  'holiday_answers',
  {
    restaurantId: restaurantId(),
    holiday: text().notNull(),
    year: smallint().notNull(),
    opens: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.restaurantId, t.holiday, t.year] })],
)
