import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { checkoutStates, plans } from '@/contract/entities/billing'
import { owners } from './accounts'
import { createdAt, id, idCheck, moment, oneOf, updatedAt, version } from './columns'

export const paymentProviders = ['stripe', 'sandbox'] as const
export const subscriptionStatuses = ['active', 'past_due', 'cancelled'] as const
export const paymentEndKinds = ['subscription', 'checkout', 'refund'] as const
export const invoiceStates = ['paid', 'refunded'] as const

/** An owner's plan after the provider's events. The plan in force now is computed. */
export const payments = pgTable(
  'payments',
  {
    ownerId: text()
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    plan: text({ enum: plans }).notNull().default('trial'),
    expiresAt: moment(),
    manualOverride: boolean().notNull().default(false),
    provider: text({ enum: paymentProviders }),
    providerCustomerId: text(),
    providerSubscriptionId: text(),
    status: text({ enum: subscriptionStatuses }),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    graceUntil: moment(),
    paymentMethod: text(),
    /** The time of the newest event that counts. An older event that arrives later changes nothing. */
    lastEventAt: moment(),
    expiryAnnouncedAt: moment(),
    /** The time when Mantel last asked the provider, instead of waiting for an event. */
    askedAt: moment(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('payments_customer_key').on(t.provider, t.providerCustomerId),
    uniqueIndex('payments_subscription_key').on(t.provider, t.providerSubscriptionId),
    index('payments_expires_at_idx').on(t.expiresAt),
    check('payments_plan', oneOf(t.plan, plans)),
    check('payments_provider', oneOf(t.provider, paymentProviders)),
    check('payments_status', oneOf(t.status, subscriptionStatuses)),
  ],
)

/** Fiscal data for invoices. */
export const billingDetails = pgTable('billing_details', {
  ownerId: text()
    .primaryKey()
    .references(() => owners.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  taxId: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  postcode: text().notNull(),
  country: text().notNull().default('España'),
  updatedAt: updatedAt(),
})

export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    provider: text({ enum: paymentProviders }).notNull(),
    providerSessionId: text(),
    state: text({ enum: checkoutStates }).notNull().default('open'),
    amountCents: integer().notNull(),
    createdAt: createdAt(),
    closedAt: moment(),
  },
  (t) => [
    idCheck('checkouts', t.id),
    uniqueIndex('checkouts_session_key').on(t.provider, t.providerSessionId),
    index('checkouts_owner_id_idx').on(t.ownerId),
    check('checkouts_provider', oneOf(t.provider, paymentProviders)),
    check('checkouts_state', oneOf(t.state, checkoutStates)),
    check('checkouts_amount', sql`${t.amountCents} >= 0`),
  ],
)

/** Subscriptions to end and payments to refund at the provider, because the owner is gone or pays twice. A row stays until this is done. */
export const paymentEnds = pgTable(
  'payment_ends',
  {
    provider: text({ enum: paymentProviders }).notNull(),
    kind: text({ enum: paymentEndKinds }).notNull(),
    providerId: text().notNull(),
    notedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.kind, t.providerId] }),
    check('payment_ends_provider', oneOf(t.provider, paymentProviders)),
    check('payment_ends_kind', oneOf(t.kind, paymentEndKinds)),
  ],
)

/** Every event of the provider once, whatever the order and number of its deliveries. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text({ enum: paymentProviders }).notNull(),
    eventId: text().notNull(),
    /** The owner of the subscription. The log of money outlives the account. */
    ownerId: text().references(() => owners.id, { onDelete: 'set null' }),
    type: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    occurredAt: moment().notNull(),
    receivedAt: createdAt(),
    processedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('payment_events_owner_id_idx').on(t.ownerId, t.occurredAt),
    index('payment_events_unprocessed_idx').on(t.receivedAt).where(sql`${t.processedAt} is null`),
    check('payment_events_provider', oneOf(t.provider, paymentProviders)),
  ],
)

/** Kept after the owner is gone, as the law demands, so the row holds copies of both parties' data. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    ownerId: text().references(() => owners.id, { onDelete: 'set null' }),
    provider: text({ enum: paymentProviders }).notNull(),
    providerInvoiceId: text(),
    series: text().notNull(),
    number: integer().notNull(),
    created: moment().notNull(),
    amountPaidCents: integer().notNull(),
    netCents: integer().notNull(),
    vatCents: integer().notNull(),
    vatPercent: integer().notNull().default(21),
    currency: text().notNull().default('eur'),
    seller: jsonb().$type<Record<string, string>>().notNull(),
    customer: jsonb().$type<Record<string, string>>().notNull(),
    invoicePdf: text(),
    periodStart: moment(),
    periodEnd: moment(),
    state: text({ enum: invoiceStates }).notNull().default('paid'),
    refundedAt: moment(),
    /** The invoice that this one takes the place of, and the number printed on that one. */
    rectifiesId: text().references((): AnyPgColumn => invoices.id),
    rectifiesNumber: text(),
  },
  (t) => [
    idCheck('invoices', t.id),
    uniqueIndex('invoices_number_key').on(t.series, t.number),
    uniqueIndex('invoices_provider_key').on(t.provider, t.providerInvoiceId),
    uniqueIndex('invoices_rectifies_key').on(t.rectifiesId),
    index('invoices_owner_id_idx').on(t.ownerId, t.created),
    check('invoices_provider', oneOf(t.provider, paymentProviders)),
    check('invoices_state', oneOf(t.state, invoiceStates)),
    check('invoices_total', sql`${t.amountPaidCents} = ${t.netCents} + ${t.vatCents}`),
  ],
)

/** The last number used in a series. Invoices may not skip a number, and a sequence would. */
export const invoiceSeries = pgTable('invoice_series', {
  series: text().primaryKey(),
  lastNumber: integer().notNull().default(0),
})
