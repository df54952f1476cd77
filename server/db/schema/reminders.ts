import { sql } from 'drizzle-orm'
import { check, date, pgTable, smallint } from 'drizzle-orm/pg-core'
import { updatedAt } from './columns'
import { restaurantId } from './restaurants'

/** When an owner without a menu of today is asked whether to repeat one. A restaurant without a row is asked at the usual time. */
export const menuReminders = pgTable(
  'menu_reminders',
  {
    restaurantId: restaurantId().primaryKey(),
    /** The local minute of the day. Null: never. */
    minute: smallint(),
    /** The last day on which the owner was asked. */
    askedOn: date(),
    updatedAt: updatedAt(),
  },
  (t) => [check('menu_reminders_minute', sql`${t.minute} between 360 and 899`)],
)
