import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, idCheck, moment, oneOf, updatedAt, version } from './columns'

export const authTokenPurposes = ['verify-email', 'reset-password', 'link-chat'] as const

export const owners = pgTable(
  'owners',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneNumber: text(),
    termsVersion: text(),
    termsAcceptedAt: moment(),
    emailVerifiedAt: moment(),
    welcomedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    idCheck('owners', t.id),
    uniqueIndex('owners_email_key').on(t.email),
    check('owners_email_lower_case', sql`${t.email} = lower(${t.email})`),
  ],
)

/** A bearer token is known only by its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('sessions_owner_id_idx').on(t.ownerId), index('sessions_expires_at_idx').on(t.expiresAt)],
)

/** Single-use secrets sent to an owner: the link that verifies an address, the six digits that reset a password. */
export const authTokens = pgTable(
  'auth_tokens',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    purpose: text({ enum: authTokenPurposes }).notNull(),
    secretHash: bytea().notNull(),
    attempts: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    idCheck('auth_tokens', t.id),
    check('auth_tokens_purpose', oneOf(t.purpose, authTokenPurposes)),
    index('auth_tokens_owner_id_idx').on(t.ownerId, t.purpose),
    index('auth_tokens_secret_hash_idx').on(t.secretHash),
  ],
)

export const onboardingDrafts = pgTable('onboarding_drafts', {
  ownerId: text()
    .primaryKey()
    .references(() => owners.id, { onDelete: 'cascade' }),
  step: smallint().notNull().default(1),
  answers: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  updatedAt: updatedAt(),
  version: version(),
})

/** What a visitor answered in the cookie dialog; nothing here says who it was. */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: id(),
    optIn: boolean().notNull(),
    level: integer().array().notNull(),
    textVersion: text().notNull(),
    ipHash: bytea(),
    createdAt: createdAt(),
  },
  (t) => [
    idCheck('consent_records', t.id),
    check('consent_records_level', sql`${t.level} <@ array[1, 2, 3]`),
  ],
)
