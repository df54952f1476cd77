import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { owners } from './accounts'
import { createdAt, id, idCheck, moment } from './columns'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    ownerId: text().references(() => owners.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    type: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
    answeredAt: moment(),
  },
  (t) => [
    idCheck('contact_messages', t.id),
    index('contact_messages_owner_id_idx').on(t.ownerId),
    index('contact_messages_created_at_idx').on(t.createdAt),
    check('contact_messages_length', sql`char_length(${t.message}) between 1 and 400`),
  ],
)
