import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { includes, type MenuItem, menuServices, menuStates } from '@/contract/entities/menu'
import { menuSources } from '@/contract/entities/own-menu'
import { createdAt, id, idCheck, minuteAfter, minuteOfDay, moment, oneOf, updatedAt } from './columns'
import { restaurantId } from './restaurants'

/** The contract's item, with money in cents. */
export type StoredMenuItem = Omit<MenuItem, 'supplement'> & { supplementCents?: number }
export type StoredMenuCategory = { name: string; items: StoredMenuItem[] }

/** One counter for all menus: a day that is emptied and filled again never has an earlier version number. */
export const menuVersions = pgSequence('menu_versions')
export const nextMenuVersion = sql`nextval('menu_versions')::integer`

export const menus = pgTable(
  'menus',
  {
    id: id(),
    restaurantId: restaurantId(),
    date: date().notNull(),
    service: text({ enum: menuServices }).notNull().default('comida'),
    state: text({ enum: menuStates }).notNull().default('draft'),
    source: text({ enum: menuSources }).notNull().default('web'),
    windowStartMinute: smallint(),
    windowEndMinute: smallint(),
    priceCents: integer(),
    halfPriceCents: integer(),
    includes: text({ enum: includes }).array().notNull().default([]),
    categories: jsonb().$type<StoredMenuCategory[]>().notNull().default([]),
    observation: text().notNull().default(''),
    /** A photo of the written menu, sent in place of its text or beside it. */
    photoUrl: text(),
    publishAt: moment(),
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: integer().notNull().default(nextMenuVersion),
  },
  (t) => [
    idCheck('menus', t.id),
    uniqueIndex('menus_day_key').on(t.restaurantId, t.date, t.service),
    index('menus_publish_at_idx').on(t.publishAt).where(sql`${t.state} = 'scheduled'`),
    index('menus_published_date_idx').on(t.date).where(sql`${t.state} = 'published'`),
    index('menus_priced_idx')
      .on(t.restaurantId, t.date, t.priceCents)
      .where(sql`${t.priceCents} > 0 and ${t.state} in ('published', 'expired')`),
    check('menus_service', oneOf(t.service, menuServices)),
    check('menus_state', oneOf(t.state, menuStates)),
    check('menus_source', oneOf(t.source, menuSources)),
    check('menus_window_start', minuteOfDay(t.windowStartMinute)),
    check('menus_window_end', minuteAfter(t.windowEndMinute, t.windowStartMinute)),
    check('menus_window', sql`(${t.windowStartMinute} is null) = (${t.windowEndMinute} is null)`),
    check('menus_price', sql`${t.priceCents} >= 0 and ${t.halfPriceCents} >= 0`),
    check('menus_scheduled', sql`${t.state} <> 'scheduled' or ${t.publishAt} is not null`),
    check('menus_published', sql`${t.state} <> 'published' or ${t.publishedAt} is not null`),
  ],
)

/** A drawn menu, stored once per content that it was drawn from. */
export const menuRenders = pgTable(
  'menu_renders',
  {
    id: id(),
    menuId: text()
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
    menuVersion: integer().notNull(),
    templateId: text().notNull(),
    templateVersion: integer().notNull(),
    format: text().notNull(),
    url: text().notNull(),
    storageKey: text().notNull(),
    byteCount: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    idCheck('menu_renders', t.id),
    uniqueIndex('menu_renders_origin_key').on(
      t.menuId,
      t.format,
      t.templateId,
      t.templateVersion,
      t.menuVersion,
    ),
    index('menu_renders_created_at_idx').on(t.createdAt),
  ],
)
