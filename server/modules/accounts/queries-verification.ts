import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { authTokens, owners } from '@/server/db/schema'

const purpose = 'verify-email'

type VerificationToken = { id: string; ownerId: string; secretHash: Buffer; createdAt: Date; expiresAt: Date }

export async function insertVerificationToken(db: Queryable, token: VerificationToken) {
  await db.insert(authTokens).values({ ...token, purpose })
}

export async function findVerificationToken(db: Queryable, secretHash: Buffer) {
  const [token] = await db
    .select({
      id: authTokens.id,
      ownerId: authTokens.ownerId,
      expiresAt: authTokens.expiresAt,
      usedAt: authTokens.usedAt,
    })
    .from(authTokens)
    .where(and(eq(authTokens.secretHash, secretHash), eq(authTokens.purpose, purpose)))
  return token
}

export async function useVerificationToken(
  tx: Transaction,
  id: string,
  { usedAt, expiresAt }: { usedAt: Date; expiresAt: Date },
) {
  await tx.update(authTokens).set({ usedAt, expiresAt }).where(eq(authTokens.id, id))
}

export async function findOwnerAddress(db: Queryable, ownerId: string) {
  const [owner] = await db
    .select({ email: owners.email, isVerified: isNotNull(owners.emailVerifiedAt).mapWith(Boolean) })
    .from(owners)
    .where(eq(owners.id, ownerId))
  return owner
}

/** Returns false if the address was already verified. */
export async function verifyOwner(tx: Transaction, ownerId: string, now: Date) {
  const verified = await tx
    .update(owners)
    .set({ emailVerifiedAt: now, updatedAt: now, version: sql`${owners.version} + 1` })
    .where(and(eq(owners.id, ownerId), isNull(owners.emailVerifiedAt)))
    .returning({ id: owners.id })
  return verified.length > 0
}
