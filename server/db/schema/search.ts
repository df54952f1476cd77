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
import { writtenLanguages } from '@/contract/languages'
import { int4multirange, tsvector } from './columns'
import { restaurants } from './restaurants'

/**
 * Everything that a search looks at, in one row, written by the transaction that changes the restaurant. Where lunch and dinner give
 * different answers to a search, each has its own row, and one of the rows counts at a time. drizzle cannot express the GiST indexes over
 * (xy, tags, doc) and over day, price and place: see the migrations.
 */
export const restaurantSearch = pgTable(
  'restaurant_search',
  {
    restaurantId: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    /** Every restaurant has a row with part 0. */
    part: smallint().notNull().default(0),
    /** The minutes in which this row counts, from the midnight at which `menuDate` begins. Null: always. */
    shown: int4multirange(),
    /** The minutes in which a menu of this row is served, counted like `shown`. Null without a menu. */
    served: int4multirange(),
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
    /**
     * One number per available dish: see allergenBits in modules/search/queries/filters.ts. Null when there is no allergen that a diner can
     * avoid in every category.
     */
    choices: integer().array(),
    /** mercator_cell(xy): a square of 24 km */
    cell: integer().notNull(),
    /** The newest day with a published menu. Dishes and price are from the menus of that day. */
    menuDate: date(),
    /** The minute of that day when its last service ends. More than 1440 when that is after midnight. */
    menuEndMinute: smallint(),
    /** The language in which the dishes of that day are written. Null where it is Castilian. */
    writtenIn: text({ enum: writtenLanguages }),
  },
  (t) => [
    primaryKey({ columns: [t.restaurantId, t.part] }),
    index('restaurant_search_price_idx').on(t.cell, t.menuDate, t.priceCents),
  ],
)

/** The content of a public restaurant's card, ready to send: see modules/search/queries/refresh-cards.ts. */
export const restaurantCards = pgTable('restaurant_cards', {
  restaurantId: text()
    .primaryKey()
    .references(() => restaurants.id, { onDelete: 'cascade' }),
  card: jsonb().notNull(),
})

/** One row: the version of modules/search/queries/refresh.ts that wrote the rows above. */
export const searchRecipe = pgTable('search_recipe', {
  version: integer().primaryKey(),
})

/** The words of the documents, as people write them and as documents store them, to complete and correct a query. */
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
