import { createHash, randomBytes } from 'node:crypto'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import {
  deleteChallenge,
  findChallenge,
  insertChallenge,
  notePasskeyChallenge,
  type Purpose,
  takeTry,
} from './queries-challenges'

const lifetimeMs = 5 * 60_000
const tries = 5

const hashOf = (token: string) => createHash('sha256').update(token).digest()

type NewChallenge = { purpose: Purpose; ownerId: string | null; passkeyChallenge?: string }

/** Returns the token to the caller, and stores only its hash. */
export async function openChallenge({ db, clock }: Ctx, asked: NewChallenge) {
  const token = randomBytes(32).toString('base64url')
  const createdAt = clock()
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
  await insertChallenge(db, { ...asked, tokenHash: hashOf(token), createdAt, expiresAt })
  return token
}

type AnsweredChallenge = { token: string | undefined; purpose: Purpose; ownerId?: string }

/** Counts the try before the check, so that parallel tries do not get more tries than sequential tries. */
export async function takeChallenge({ db, clock }: Ctx, { token, purpose, ownerId }: AnsweredChallenge) {
  const found =
    token && (await takeTry(db, { tokenHash: hashOf(token), purpose, ownerId, now: clock(), tries }))
  if (!found) throw challengeOver(purpose)
  return found
}

/** Adds a passkey challenge to an existing challenge, so that one token covers both. */
export async function addPasskeyChallenge({ db, clock }: Ctx, token: string, passkeyChallenge: string) {
  await notePasskeyChallenge(db, hashOf(token), passkeyChallenge, clock())
}

export async function whoseChallenge({ db, clock }: Ctx, token: string, purpose: Purpose) {
  const found = await findChallenge(db, hashOf(token), purpose, clock())
  if (!found?.ownerId) throw challengeOver(purpose)
  return found.ownerId
}

/** A challenge is answered once: of two correct answers at the same time, only one succeeds. */
export async function closeChallenge({ db }: Ctx, token: string, purpose: Purpose) {
  if (!(await deleteChallenge(db, hashOf(token)))) throw challengeOver(purpose)
}

/** Not 401 for an owner with a session, because 401 ends the session. */
const challengeOver = (purpose: Purpose) =>
  new AppError(
    purpose === 'login' || purpose === 'passkey-login' ? 'unauthenticated' : 'conflict',
    'challenge-over',
    {
      message: 'Ha pasado demasiado tiempo o demasiados intentos. Empieza otra vez.',
    },
  )
