import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { owners } from './accounts'
import { createdAt, id, idCheck, moment, oneOf, updatedAt, version } from './columns'

export const chatChannels = ['browser', 'whatsapp'] as const
export const chatDirections = ['in', 'out'] as const
export const chatMessageStates = [
  'received',
  'handled',
  'pending',
  'sent',
  'delivered',
  'read',
  'failed',
] as const

/** A conversation with one owner, on any number of channels. Without an owner until an address is linked. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    ownerId: text().references(() => owners.id, { onDelete: 'cascade' }),
    state: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [idCheck('conversations', t.id), uniqueIndex('conversations_owner_id_key').on(t.ownerId)],
)

/** A phone or a browser that takes part in a conversation. */
export const chatAddresses = pgTable(
  'chat_addresses',
  {
    id: id(),
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    channel: text({ enum: chatChannels }).notNull(),
    address: text().notNull(),
    linkedAt: moment(),
    /** Starts WhatsApp's window of 24 hours for free-form replies. */
    lastInboundAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    idCheck('chat_addresses', t.id),
    uniqueIndex('chat_addresses_address_key').on(t.channel, t.address),
    index('chat_addresses_conversation_id_idx').on(t.conversationId),
    check('chat_addresses_channel', oneOf(t.channel, chatChannels)),
  ],
)

/** Messages in both directions. The key of a reply comes from the message that it answers, so that each reply is sent once. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    channel: text({ enum: chatChannels }).notNull(),
    direction: text({ enum: chatDirections }).notNull(),
    key: text().notNull(),
    providerMessageId: text(),
    kind: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: chatMessageStates }).notNull(),
    attempts: smallint().notNull().default(0),
    lastError: text(),
    /** The telephone that the reply goes to. An owner may have several. */
    address: text(),
    /** The order of writing, which is also the order of sending. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The time of the next try. Null: when the person writes again. */
    nextAttemptAt: moment().defaultNow(),
    claimedUntil: moment(),
    occurredAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    idCheck('chat_messages', t.id),
    uniqueIndex('chat_messages_key_key').on(t.channel, t.direction, t.key),
    uniqueIndex('chat_messages_provider_key').on(t.channel, t.providerMessageId),
    index('chat_messages_conversation_id_idx').on(t.conversationId, t.occurredAt),
    index('chat_messages_state_idx').on(t.state, t.createdAt),
    index('chat_messages_pending_idx').on(t.conversationId, t.position).where(sql`${t.state} = 'pending'`),
    check('chat_messages_channel', oneOf(t.channel, chatChannels)),
    check('chat_messages_direction', oneOf(t.direction, chatDirections)),
    check('chat_messages_state', oneOf(t.state, chatMessageStates)),
  ],
)

export const whatsappInboxStates = ['received', 'handled', 'failed'] as const

/** Each event from WhatsApp, once by WhatsApp's id, until the conversation has it. */
export const whatsappInbox = pgTable(
  'whatsapp_inbox',
  {
    messageId: text().primaryKey(),
    address: text().notNull(),
    /** The content of the message. Emptied once the conversation has it. */
    content: jsonb('said').$type<Record<string, unknown>>().notNull(),
    state: text({ enum: whatsappInboxStates }).notNull().default('received'),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    attempts: smallint().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    claimedUntil: moment(),
    lastError: text(),
    occurredAt: moment().notNull(),
    receivedAt: createdAt(),
  },
  (t) => [
    index('whatsapp_inbox_address_idx').on(t.address, t.occurredAt, t.position),
    index('whatsapp_inbox_received_idx').on(t.receivedAt),
    check('whatsapp_inbox_state', oneOf(t.state, whatsappInboxStates)),
  ],
)
