import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { countedActions } from '@/contract/entities/tracking'
import { bytea, createdAt, oneOf } from './columns'
import { menus } from './menus'
import { restaurantId } from './restaurants'

/** One row per visitor, page and day. The hash has a new salt each day, and no address is kept. */
export const pageViews = pgTable(
  'page_views',
  {
    date: date().notNull(),
    componentName: text().notNull(),
    visitorHash: bytea().notNull(),
    city: text(),
    state: text(),
    country: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.date, t.componentName, t.visitorHash] })],
)

export const visitorSalts = pgTable('visitor_salts', {
  date: date().primaryKey(),
  salt: bytea().notNull(),
})

export const restaurantCounts = pgTable(
  'restaurant_counts',
  {
    restaurantId: restaurantId(),
    date: date().notNull(),
    action: text({ enum: countedActions }).notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.restaurantId, t.date, t.action] }),
    check('restaurant_counts_action', oneOf(t.action, countedActions)),
  ],
)

export const menuCounts = pgTable(
  'menu_counts',
  {
    menuId: text()
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    action: text({ enum: countedActions }).notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.menuId, t.date, t.action] }),
    index('menu_counts_date_idx').on(t.date),
    check('menu_counts_action', oneOf(t.action, countedActions)),
  ],
)
