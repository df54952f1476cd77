import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt } from './columns'

export const signingPurposes = ['links'] as const

/** Made by whoever needs it first. Kept with the data it guards, so that links of years ago outlive every move and restore. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    purpose: text({ enum: signingPurposes }).primaryKey(),
    secret: bytea().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('signing_keys_secret', sql`length(${t.secret}) = 32`)],
)
