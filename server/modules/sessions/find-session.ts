import type { Ctx, SignedIn } from '@/server/ctx'
import { hashOf } from './open-session'
import { findOwnerBySession, touchSession } from './queries'

/** The shortest time between two writes of `seenAt`. Otherwise every request would be a write. */
const seenEveryMs = 5 * 60_000

export async function findSession(
  { db, clock, background }: Ctx,
  token: string,
): Promise<SignedIn | undefined> {
  const sessionHash = hashOf(token)
  const now = clock()
  const found = await findOwnerBySession(db, sessionHash, now)
  if (!found) return undefined
  const { ownerId, emailVerifiedAt, seenAt, provenAt } = found
  if (now.getTime() - seenAt.getTime() > seenEveryMs)
    background.run('session-seen', () => touchSession(db, sessionHash, now))
  return { ownerId, emailVerified: emailVerifiedAt !== null, sessionHash, provenAt }
}
