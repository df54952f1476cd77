import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { factorChallenges } from '@/server/db/schema'

export type Purpose = (typeof factorChallenges.$inferSelect)['purpose']

const columns = { ownerId: factorChallenges.ownerId, passkeyChallenge: factorChallenges.passkeyChallenge }

/** Everybody can create challenges, so each insert deletes expired challenges. */
export async function insertChallenge(
  db: Queryable,
  challenge: typeof factorChallenges.$inferInsert & { createdAt: Date },
) {
  await deleteExpiredChallenges(db, challenge.createdAt)
  await db.insert(factorChallenges).values(challenge)
}

type Taking = { tokenHash: Buffer; purpose: Purpose; ownerId: string | undefined; now: Date; tries: number }

export async function takeTry(db: Queryable, { tokenHash, purpose, ownerId, now, tries }: Taking) {
  const [found] = await db
    .update(factorChallenges)
    .set({ attempts: sql`${factorChallenges.attempts} + 1` })
    .where(
      and(
        usable(tokenHash, now),
        ownerId === undefined ? undefined : eq(factorChallenges.ownerId, ownerId),
        eq(factorChallenges.purpose, purpose),
        lt(factorChallenges.attempts, tries),
      ),
    )
    .returning(columns)
  return found
}

export async function findChallenge(db: Queryable, tokenHash: Buffer, purpose: Purpose, now: Date) {
  const [found] = await db
    .select(columns)
    .from(factorChallenges)
    .where(and(usable(tokenHash, now), eq(factorChallenges.purpose, purpose)))
  return found
}

export async function notePasskeyChallenge(
  db: Queryable,
  tokenHash: Buffer,
  passkeyChallenge: string,
  now: Date,
) {
  await db.update(factorChallenges).set({ passkeyChallenge }).where(usable(tokenHash, now))
}

export async function deleteChallenge(db: Queryable, tokenHash: Buffer) {
  const gone = await db
    .delete(factorChallenges)
    .where(eq(factorChallenges.tokenHash, tokenHash))
    .returning({ purpose: factorChallenges.purpose })
  return gone.length > 0
}

export async function deleteExpiredChallenges(db: Queryable, now: Date) {
  await db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now))
}

const usable = (tokenHash: Buffer, now: Date) =>
  and(eq(factorChallenges.tokenHash, tokenHash), gt(factorChallenges.expiresAt, now))
