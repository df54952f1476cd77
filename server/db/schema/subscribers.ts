import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { menuLanguages } from '@/contract/entities/translated-menu'
import { firstLanguage, type Language, languageCodes } from '@/contract/languages'
import { bytea, createdAt, id, idCheck, moment, oneOf } from './columns'
import { menus } from './menus'
import { restaurantId } from './restaurants'

export const subscriptionStates = ['pending', 'confirmed', 'unsubscribed'] as const
export const suppressionReasons = ['bounce', 'complaint', 'operator'] as const

/** An e-mail address that asked for menus. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text().notNull(),
    /** One mail a day for all restaurants instead of one mail each. */
    digest: boolean().notNull().default(false),
    /** The language of the dishes in the mails. Null: as they were written. */
    language: text({ enum: menuLanguages }),
    /** Of the page on which the person last asked, confirmed or chose something. The mails are in it. */
    pageLanguage: text().$type<Language>().notNull().default(firstLanguage),
    bounces: smallint().notNull().default(0),
    suppressedAt: moment(),
    suppressionReason: text({ enum: suppressionReasons }),
    createdAt: createdAt(),
  },
  (t) => [
    idCheck('subscribers', t.id),
    uniqueIndex('subscribers_email_key').on(t.email),
    check('subscribers_email_lower_case', sql`${t.email} = lower(${t.email})`),
    check('subscribers_language', oneOf(t.language, menuLanguages)),
    check('subscribers_page_language', oneOf(t.pageLanguage, languageCodes)),
    check('subscribers_suppression_reason', oneOf(t.suppressionReason, suppressionReasons)),
  ],
)

/** The subscription of one address to one restaurant, with the proof of its double opt-in. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    subscriberId: text()
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    restaurantId: restaurantId(),
    state: text({ enum: subscriptionStates }).notNull().default('pending'),
    textVersion: text().notNull(),
    requestedAt: createdAt(),
    requestIpHash: bytea(),
    confirmedAt: moment(),
    confirmIpHash: bytea(),
    unsubscribedAt: moment(),
  },
  (t) => [
    idCheck('subscriptions', t.id),
    uniqueIndex('subscriptions_pair_key').on(t.subscriberId, t.restaurantId),
    index('subscriptions_restaurant_id_idx').on(t.restaurantId, t.state),
    check('subscriptions_state', oneOf(t.state, subscriptionStates)),
    check('subscriptions_confirmed', sql`${t.state} <> 'confirmed' or ${t.confirmedAt} is not null`),
  ],
)

/** The alert of one address for a dish on a menu near a place, with the proof of its double opt-in. */
export const dishAlerts = pgTable(
  'dish_alerts',
  {
    id: id(),
    subscriberId: text()
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    /** The dish as the person typed it. */
    dish: text().notNull(),
    place: text().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    radiusKm: smallint().notNull(),
    /** Dish and place in one spelling, so that the same alert asked for twice is one row. */
    key: text().notNull(),
    state: text({ enum: subscriptionStates }).notNull().default('pending'),
    textVersion: text().notNull(),
    requestedAt: createdAt(),
    requestIpHash: bytea(),
    confirmedAt: moment(),
    confirmIpHash: bytea(),
    unsubscribedAt: moment(),
  },
  (t) => [
    idCheck('dish_alerts', t.id),
    uniqueIndex('dish_alerts_key_key').on(t.subscriberId, t.key),
    index('dish_alerts_confirmed_idx').on(t.id).where(sql`${t.state} = 'confirmed'`),
    check('dish_alerts_state', oneOf(t.state, subscriptionStates)),
    check('dish_alerts_confirmed', sql`${t.state} <> 'confirmed' or ${t.confirmedAt} is not null`),
    check('dish_alerts_radius', sql`${t.radiusKm} between 1 and 20`),
  ],
)

/** The menus that an alert has already reported. Each menu is reported once. */
export const dishAlertHits = pgTable(
  'dish_alert_hits',
  {
    alertId: text()
      .notNull()
      .references(() => dishAlerts.id, { onDelete: 'cascade' }),
    menuId: text()
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
    date: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.alertId, t.menuId] }), index('dish_alert_hits_menu_id_idx').on(t.menuId)],
)
