import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { firstLanguage, type Language, languageCodes } from '@/contract/languages'
import { createdAt, id, idCheck, moment, oneOf } from './columns'
import { restaurantId, restaurants } from './restaurants'
import { subscribers } from './subscribers'

export const outboxStates = ['pending', 'sent', 'failed', 'suppressed'] as const

/**
 * A mail that a transaction decided to send. The key names its subject (daily-menu:restaurant:day:subscriber), so that deciding twice
 * sends once.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().notNull(),
    key: text().notNull(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull().default(firstLanguage),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    restaurantId: text().references(() => restaurants.id, { onDelete: 'cascade' }),
    subscriberId: text().references(() => subscribers.id, { onDelete: 'cascade' }),
    date: date(),
    state: text({ enum: outboxStates }).notNull().default('pending'),
    /** A mail of a mailing. Mails that a person waits for at a screen go first. */
    isBulk: boolean().notNull().default(false),
    attempts: smallint().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    /** After this time the mail is not sent. */
    expiresAt: moment(),
    claimedUntil: moment(),
    lastError: text(),
    messageId: text(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [
    idCheck('outbox', t.id),
    uniqueIndex('outbox_key_key').on(t.key),
    index('outbox_due_idx').on(t.isBulk, t.nextAttemptAt).where(sql`${t.state} = 'pending'`),
    index('outbox_restaurant_id_idx').on(t.restaurantId, t.date),
    index('outbox_subscriber_id_idx').on(t.subscriberId),
    index('outbox_message_id_idx').on(t.messageId),
    check('outbox_state', oneOf(t.state, outboxStates)),
    check('outbox_language', oneOf(t.language, languageCodes)),
  ],
)

export const mailingStates = ['waiting', 'writing', 'written', 'skipped'] as const

/**
 * The mailing of a restaurant's menu of a day. The transaction that publishes the menu writes one row, however many subscribers there
 * are. When the time comes, each subscriber gets a row in the outbox; the common content of these mails is kept here.
 */
export const mailings = pgTable(
  'mailings',
  {
    restaurantId: restaurantId(),
    date: date().notNull(),
    state: text({ enum: mailingStates }).notNull().default('waiting'),
    sendAt: moment().notNull(),
    content: jsonb().$type<Record<string, unknown>>(),
    /** The last subscriber who has a row in the outbox. */
    writtenTo: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.restaurantId, t.date] }),
    index('mailings_due_idx').on(t.sendAt).where(sql`${t.state} in ('waiting', 'writing')`),
    index('mailings_date_idx').on(t.date),
    check('mailings_state', oneOf(t.state, mailingStates)),
  ],
)

/** The mails that were not sent because no SMTP server is configured: read at /dev/mail. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: id(),
    recipient: text().notNull(),
    sender: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    receivedAt: createdAt(),
  },
  (t) => [
    idCheck('mailbox', t.id),
    index('mailbox_received_at_idx').on(t.receivedAt),
    index('mailbox_recipient_idx').on(t.recipient),
  ],
)
