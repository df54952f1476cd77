import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { firstLanguage, type Language, wholeLanguages } from '@/contract/languages'
import { newId } from '../id'
import { bytea, createdAt, id, idCheck, moment, oneOf, updatedAt, version } from './columns'

export const authTokenPurposes = ['verify-email', 'reset-password', 'link-chat'] as const

export const emailChangeStates = ['asked', 'done', 'over'] as const

export const owners = pgTable(
  'owners',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneNumber: text(),
    /** Of the page on which the owner last signed up, signed in or changed something. Mails to them are in it. */
    language: text().$type<Language>().notNull().default(firstLanguage),
    termsVersion: text(),
    termsAcceptedAt: moment(),
    emailVerifiedAt: moment(),
    welcomedAt: moment(),
    /** The owner has declined a second factor: Mantel does not offer it again. */
    factorOfferClosedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    idCheck('owners', t.id),
    uniqueIndex('owners_email_key').on(t.email),
    check('owners_email_lower_case', sql`${t.email} = lower(${t.email})`),
    check('owners_language', oneOf(t.language, wholeLanguages)),
  ],
)

/** The database holds only the SHA-256 of a bearer token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea().primaryKey(),
    /** The session's id in the owner's list. Sessions older than the list got an id from the database. */
    id: text().notNull().default(sql`substr(md5(random()::text), 1, 12)`).$defaultFn(newId),
    ownerId: text()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** From the device's user agent, in general words. */
    browser: text(),
    system: text(),
    timeZone: text(),
    /** As the network in front named it at the sign-in: two letters. */
    country: text(),
    /** One of 256 values: it tells two networks apart and identifies neither. */
    networkMark: smallint(),
    deviceHash: bytea(),
    /** The time when the owner last gave proof. */
    provenAt: moment(),
    seenAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('sessions_id_key').on(t.id),
    index('sessions_owner_id_idx').on(t.ownerId),
    index('sessions_expires_at_idx').on(t.expiresAt),
  ],
)

/** The devices from which an owner has signed in, so that only a new device causes a mail. */
export const knownDevices = pgTable(
  'known_devices',
  {
    ownerId: text()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    deviceHash: bytea().notNull(),
    createdAt: createdAt(),
    seenAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.deviceHash] }),
    index('known_devices_seen_at_idx').on(t.seenAt),
  ],
)

/** Single-use secrets sent to an owner: the link that verifies an address, and the six digits that reset a password. */
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

/** Changes of an account's address. Kept for some months, so that a reader of the former address can object. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    formerEmail: text().notNull(),
    state: text({ enum: emailChangeStates }).notNull().default('asked'),
    secretHash: bytea().notNull(),
    attempts: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    doneAt: moment(),
  },
  (t) => [
    idCheck('email_changes', t.id),
    index('email_changes_owner_id_idx').on(t.ownerId),
    uniqueIndex('email_changes_asked_key').on(t.ownerId).where(sql`${t.state} = 'asked'`),
    check('email_changes_state', oneOf(t.state, emailChangeStates)),
    check('email_changes_lower_case', sql`${t.email} = lower(${t.email})`),
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

/** A visitor's answer in the cookie dialog. The row does not identify the visitor. */
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
