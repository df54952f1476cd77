import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { owners } from './accounts'
import { bytea, createdAt, id, idCheck, moment, oneOf } from './columns'

const ownerId = () =>
  text()
    .notNull()
    .references(() => owners.id, { onDelete: 'cascade' })

/** The secret shared with a code app, sealed. `pending` waits for its first code. */
export const appSecrets = pgTable('app_secrets', {
  ownerId: ownerId().primaryKey(),
  sealed: bytea(),
  pending: bytea(),
  /** The half minute of the last accepted code: no code is accepted twice. */
  lastStep: integer(),
  addedAt: moment(),
  createdAt: createdAt(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    ownerId: ownerId(),
    name: text().notNull(),
    credentialId: text().notNull(),
    /** COSE, as base64url. */
    publicKey: text().notNull(),
    /** The passkey's use counter, if it counts. A counter that goes back means a copied passkey. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (t) => [
    idCheck('passkeys', t.id),
    uniqueIndex('passkeys_credential_id_key').on(t.credentialId),
    index('passkeys_owner_id_idx').on(t.ownerId),
  ],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    ownerId: ownerId(),
    codeHash: bytea().notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.codeHash] })],
)

export const factorChallengePurposes = ['login', 'passkey-login', 'proof', 'add-passkey'] as const

/** A challenge that waits for its answer: single use, a few minutes, few tries. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    tokenHash: bytea().primaryKey(),
    purpose: text({ enum: factorChallengePurposes }).notNull(),
    /** Null while a passkey is still to identify the owner. */
    ownerId: text().references(() => owners.id, { onDelete: 'cascade' }),
    /** The challenge that a passkey must sign, if a passkey was asked for. */
    passkeyChallenge: text(),
    attempts: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    check('factor_challenges_purpose', oneOf(t.purpose, factorChallengePurposes)),
    index('factor_challenges_owner_id_idx').on(t.ownerId),
    index('factor_challenges_expires_at_idx').on(t.expiresAt),
  ],
)
