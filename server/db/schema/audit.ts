import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, oneOf } from './columns'

export const actorKinds = ['owner', 'admin', 'chatbot', 'provider', 'system'] as const

/** A log of changes: the person, the change and the row. It names rows without foreign keys, because the log outlives the rows. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    actorKind: text({ enum: actorKinds }).notNull(),
    actorId: text(),
    action: text().notNull(),
    entityKind: text().notNull(),
    entityId: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    requestId: text(),
  },
  (t) => [
    index('audit_log_entity_idx').on(t.entityKind, t.entityId, t.at),
    index('audit_log_actor_idx').on(t.actorId, t.at),
    check('audit_log_actor_kind', oneOf(t.actorKind, actorKinds)),
  ],
)
