import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { authTokens, owners } from '@/server/db/schema'

const purpose = 'reset-password'

type ResetCode = { id: string; ownerId: string; secretHash: Buffer; createdAt: Date; expiresAt: Date }

/** Locks the owner until the transaction ends, so that two parallel requests send their codes one after the other. */
export async function lockOwner(tx: Transaction, ownerId: string) {
  await tx.select({ id: owners.id }).from(owners).where(eq(owners.id, ownerId)).for('update')
}

export async function findCode(db: Queryable, ownerId: string) {
  const { id, createdAt, expiresAt, attempts } = authTokens
  const [code] = await db
    .select({ id, createdAt, expiresAt, attempts })
    .from(authTokens)
    .where(and(eq(authTokens.ownerId, ownerId), eq(authTokens.purpose, purpose)))
  return code
}

/** Only the newest code is valid. */
export async function replaceCode(tx: Transaction, code: ResetCode) {
  await deleteCodes(tx, code.ownerId)
  await tx.insert(authTokens).values({ ...code, purpose })
}

export async function prolongCode(tx: Transaction, id: string, expiresAt: Date) {
  await tx.update(authTokens).set({ expiresAt }).where(eq(authTokens.id, id))
}

/** Counts the try before the check, so that parallel tries do not get more tries than sequential tries. */
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

/** Returns false if another request has used the code. */
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

/** A change of the password invalidates all codes that were requested before. */
export async function deleteCodes(tx: Transaction, ownerId: string) {
  await tx.delete(authTokens).where(and(eq(authTokens.ownerId, ownerId), eq(authTokens.purpose, purpose)))
}
