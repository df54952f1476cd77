import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '@/server/db/client'
import { insertVerificationToken } from './queries-verification'

const lifetimeMs = 3 * 24 * 60 * 60 * 1000

export const verificationHash = (token: string) => createHash('sha256').update(token).digest()

/** For the link of a verification mail: told once, kept as a hash. Earlier links of the same owner go on working. */
export async function issueVerificationToken(db: Queryable, ownerId: string, now: Date) {
  const token = randomBytes(32).toString('base64url')
  await insertVerificationToken(db, {
    ownerId,
    secretHash: verificationHash(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  })
  return token
}
