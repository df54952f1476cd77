import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  point,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { timeZones } from '@/contract/entities/place'
import { int4multirange, tsvector } from './columns'
import { restaurants } from './restaurants'

/**
 * All that a search looks at, in one row, written by the transaction that changes the restaurant. Where lunch and dinner
 * differ in what can be asked of them there is a row for each of them, of which one counts at a time. Its GiST index over (xy, tags, doc) is beyond drizzle: see the migrations.
 */
export const restaurantSearch = pgTable(
  'restaurant_search',
  {
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    /** 0 is the row every restaurant has. */
    part: smallint().notNull().default(0),
    /** In which minutes, counted from the midnight `menuDate` begins with, this row is the one that counts; null: always. */
    shown: int4multirange(),
    /** Web Mercator metres: mercator(lat, lon) */
    xy: point({ mode: 'xy' }).notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    tags: integer().array().notNull().default([]),
    doc: tsvector().notNull(),
    /** Minutes of the local week, Monday 00:00 = 0, split at Sunday's midnight. */
    hours: int4multirange().notNull(),
    timeZone: text({ enum: timeZones }).notNull(),
    priceCents: integer(),
    /** A number a dish that can be had: see allergenBits in modules/search/tags.ts. Null when no part is free of anything. */
    choices: integer().array(),
    /** mercator_cell(xy): a square of 24 km */
    cell: integer().notNull(),
    /** The newest day it has a published menu for; dishes and price are of that day's menus. */
    menuDate: date(),
    /** The minute of that day its last service ends at, past 1440 when that is after midnight. */
    menuEndMinute: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.restaurantId, t.part] }),
    index('restaurant_search_price_idx').on(t.cell, t.menuDate, t.priceCents),
  ],
)

/** What a card shows of a restaurant that can be found, ready to be sent: see modules/search/card.ts. */
export const restaurantCards = pgTable('restaurant_cards', {
  restaurantId: text()
    .primaryKey()
    .references(() => restaurants.id, { onDelete: 'cascade' }),
  card: jsonb().notNull(),
})

/** By which version of modules/search/queries/refresh.ts the rows above were written: one row. */
export const searchRecipe = pgTable('search_recipe', {
  version: integer().primaryKey(),
})

/** Words that occur in the documents, as they are written and as documents hold them: to complete and correct a query's. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    stem: text().notNull(),
    weight: integer().notNull().default(1),
  },
  (t) => [
    index('search_words_prefix_idx').on(t.word.op('text_pattern_ops')),
    index('search_words_stem_idx').on(t.stem),
  ],
)
