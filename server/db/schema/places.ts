import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, point, text } from 'drizzle-orm/pg-core'
import { oneOf, tsvector } from './columns'

export const placeKinds = [
  'region',
  'province',
  'municipality',
  'city',
  'district',
  'neighbourhood',
  'street',
  'postcode',
] as const

/** The gazetteer of Spain. The migrations create its indexes for words, similarity and nearness. */
export const places = pgTable(
  'places',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: placeKinds }).notNull(),
    /** The text shown for the place: 'Lavapiés, Madrid'. */
    label: text().notNull().unique(),
    name: text().notNull(),
    municipality: text().notNull().default(''),
    province: text().notNull().default(''),
    region: text().notNull().default(''),
    postcode: text().notNull().default(''),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    xy: point({ mode: 'xy' }).generatedAlwaysAs(sql`mercator(lat, lon)`),
    population: integer().notNull().default(0),
    /** How likely people mean this place: its population, or a share of its city's population. */
    weight: integer().notNull(),
    /** The compared forms of name and label: folded words, without a leading article. */
    nameKey: text().notNull(),
    labelKey: text().notNull(),
    /** Every name of the place (A) and of its surroundings (B). */
    doc: tsvector().notNull(),
  },
  (t) => [
    check('places_kind', oneOf(t.kind, placeKinds)),
    index('places_kind_idx').on(t.kind, t.population),
    index('places_name_key_idx').on(t.nameKey),
    index('places_label_key_idx').on(t.labelKey),
  ],
)
