import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt } from './columns'

export const signingPurposes = ['links', 'factors'] as const

/**
 * The first process that needs a key makes it. Stored with the data it protects, so that links of years ago stay valid after every move
 * and restore.
 */
export const signingKeys = pgTable(
  'signing_keys',
  {
    purpose: text({ enum: signingPurposes }).primaryKey(),
    secret: bytea().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('signing_keys_secret', sql`length(${t.secret}) = 32`)],
)
