import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, idCheck, moment, oneOf } from './columns'
import { restaurantId } from './restaurants'

export const subscriptionStates = ['pending', 'confirmed', 'unsubscribed'] as const
export const suppressionReasons = ['bounce', 'complaint', 'operator'] as const

/** An e-mail address that asked for menus. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text().notNull(),
    /** One mail a day for all restaurants instead of one each. */
    digest: boolean().notNull().default(false),
    bounces: smallint().notNull().default(0),
    suppressedAt: moment(),
    suppressionReason: text({ enum: suppressionReasons }),
    createdAt: createdAt(),
  },
  (t) => [
    idCheck('subscribers', t.id),
    uniqueIndex('subscribers_email_key').on(t.email),
    check('subscribers_email_lower_case', sql`${t.email} = lower(${t.email})`),
    check('subscribers_suppression_reason', oneOf(t.suppressionReason, suppressionReasons)),
  ],
)

/** One address at one restaurant, with the proof of its double opt-in. */
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
