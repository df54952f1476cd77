import { createHash, randomBytes } from 'node:crypto'
import type { Ctx, SignedIn } from '@/server/ctx'
import { findOwnerBySession, insertSession } from './queries'

const lifetimeMs = 48 * 60 * 60 * 1000

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** The token is told once and kept nowhere: a stolen database opens no session. */
export async function openSession({ db, clock }: Ctx, ownerId: string) {
  const token = randomBytes(32).toString('base64url')
  const createdAt = clock()
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
  await insertSession(db, { tokenHash: hashOf(token), ownerId, createdAt, expiresAt })
  return { token, ownerId }
}

export async function findSession({ db, clock }: Ctx, token: string): Promise<SignedIn | undefined> {
  const sessionHash = hashOf(token)
  const found = await findOwnerBySession(db, sessionHash, clock())
  if (!found) return undefined
  return { ownerId: found.ownerId, emailVerified: found.emailVerifiedAt !== null, sessionHash }
}
