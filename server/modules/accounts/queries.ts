import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { authTokens, owners, restaurants } from '@/server/db/schema'

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

export async function deleteExpired(db: Queryable, now: Date) {
  await db.delete(authTokens).where(lt(authTokens.expiresAt, now))
}
