import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { authTokens, owners, restaurants, sessions } from '@/server/db/schema'

export async function findOwnerByEmail(db: Queryable, email: string) {
  const columns = { ownerId: owners.id, passwordHash: owners.passwordHash }
  const [owner] = await db.select(columns).from(owners).where(eq(owners.email, email))
  return owner
}

export async function findOwnerWithRestaurant(db: Queryable, ownerId: string) {
  const [found] = await db
    .select({ owner: owners, restaurant: restaurants })
    .from(owners)
    .leftJoin(restaurants, and(eq(restaurants.ownerId, owners.id), isNull(restaurants.deletedAt)))
    .where(eq(owners.id, ownerId))
  return found
}

export async function findOwnerBySession(db: Queryable, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select({ ownerId: owners.id, emailVerifiedAt: owners.emailVerifiedAt })
    .from(sessions)
    .innerJoin(owners, eq(owners.id, sessions.ownerId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return found
}

export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(session)
}

export async function deleteSession(db: Queryable, tokenHash: Buffer) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function deleteExpired(db: Queryable, now: Date) {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(authTokens).where(lt(authTokens.expiresAt, now))
}
