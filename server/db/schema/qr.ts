import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { owners } from './accounts'
import { createdAt, id, idCheck, oneOf, updatedAt, version } from './columns'
import { restaurantId } from './restaurants'

export const qrOrderStates = ['requested', 'confirmed', 'printed', 'sent', 'cancelled'] as const

export const qrOrders = pgTable(
  'qr_orders',
  {
    id: id(),
    ownerId: text().references(() => owners.id, { onDelete: 'set null' }),
    restaurantId: restaurantId(),
    pack: integer().notNull(),
    priceCents: integer().notNull(),
    state: text({ enum: qrOrderStates }).notNull().default('requested'),
    design: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    delivery: jsonb().$type<Record<string, string>>().notNull().default({}),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    idCheck('qr_orders', t.id),
    index('qr_orders_owner_id_idx').on(t.ownerId),
    index('qr_orders_restaurant_id_idx').on(t.restaurantId),
    index('qr_orders_state_idx').on(t.state, t.createdAt),
    check('qr_orders_state', oneOf(t.state, qrOrderStates)),
    check('qr_orders_amounts', sql`${t.pack} > 0 and ${t.priceCents} >= 0`),
  ],
)

/** The printed code contains the id. */
export const qrCodes = pgTable(
  'qr_codes',
  {
    id: id(),
    restaurantId: restaurantId(),
    label: text().notNull().default(''),
    /** The owner's design of the code: colour and logo. */
    design: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    idCheck('qr_codes', t.id),
    index('qr_codes_restaurant_id_idx').on(t.restaurantId),
    uniqueIndex('qr_codes_restaurant_id_key').on(t.restaurantId, t.label),
  ],
)

export const qrScans = pgTable(
  'qr_scans',
  {
    qrCodeId: text()
      .notNull()
      .references(() => qrCodes.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.qrCodeId, t.date] })],
)
