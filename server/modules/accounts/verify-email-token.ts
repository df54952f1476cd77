import { createHash } from 'node:crypto'
import type { Queryable } from '@/server/db/client'
import { newId } from '@/server/db/id'
import type { Signer } from '@/server/links/signer'
import { verificationTokenOf } from '@/server/links/tokens'
import { insertVerificationToken } from './queries-verification'

const lifetimeMs = 3 * 24 * 60 * 60 * 1000

export const verificationHash = (token: string) => createHash('sha256').update(token).digest()

/**
 * Makes the token for a verification mail's link. Call this function before the transaction, because signing may read the key from
 * the database.
 */
export async function newVerification(signer: Signer) {
  const id = newId()
  const token = await verificationTokenOf(signer, id)
  return { id, token, secretHash: verificationHash(token) }
}

type Verification = Awaited<ReturnType<typeof newVerification>>

/** Stores the token as a hash. Earlier links of the same owner stay valid. */
export async function keepVerification(db: Queryable, made: Verification, ownerId: string, now: Date) {
  const { id, secretHash } = made
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await insertVerificationToken(db, { id, ownerId, secretHash, createdAt: now, expiresAt })
}
