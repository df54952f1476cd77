import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { authTokens, owners, sessions } from '@/server/db/schema'

const purpose = 'reset-password'

type ResetCode = { id: string; ownerId: string; secretHash: Buffer; createdAt: Date; expiresAt: Date }

/** Held until the transaction ends: two requests at once send one code after the other. */
export async function lockOwner(tx: Transaction, ownerId: string) {
  await tx.select({ id: owners.id }).from(owners).where(eq(owners.id, ownerId)).for('update')
}

export async function findCode(tx: Transaction, ownerId: string) {
  const [code] = await tx
    .select({ createdAt: authTokens.createdAt, attempts: authTokens.attempts })
    .from(authTokens)
    .where(and(eq(authTokens.ownerId, ownerId), eq(authTokens.purpose, purpose)))
  return code
}

/** Only the newest is good. */
export async function replaceCode(tx: Transaction, code: ResetCode) {
  await deleteCodes(tx, code.ownerId)
  await tx.insert(authTokens).values({ ...code, purpose })
}

/** Counts the try before it is judged, so that many at once are not more than one after the other. */
export async function takeTry(db: Queryable, ownerId: string, now: Date, tries: number) {
  const [code] = await db
    .update(authTokens)
    .set({ attempts: sql`${authTokens.attempts} + 1` })
    .where(
      and(
        eq(authTokens.ownerId, ownerId),
        eq(authTokens.purpose, purpose),
        isNull(authTokens.usedAt),
        gt(authTokens.expiresAt, now),
        lt(authTokens.attempts, tries),
      ),
    )
    .returning({ id: authTokens.id, secretHash: authTokens.secretHash })
  return code
}

/** False when it was used in the meantime. */
export async function useCode(tx: Transaction, id: string) {
  const used = await tx.delete(authTokens).where(eq(authTokens.id, id)).returning({ id: authTokens.id })
  return used.length > 0
}

export async function setPassword(tx: Transaction, ownerId: string, passwordHash: string, now: Date) {
  await tx
    .update(owners)
    .set({ passwordHash, updatedAt: now, version: sql`${owners.version} + 1` })
    .where(eq(owners.id, ownerId))
}

export async function deleteSessions(tx: Transaction, ownerId: string) {
  await tx.delete(sessions).where(eq(sessions.ownerId, ownerId))
}

async function deleteCodes(tx: Transaction, ownerId: string) {
  await tx.delete(authTokens).where(and(eq(authTokens.ownerId, ownerId), eq(authTokens.purpose, purpose)))
}
