import type { Transaction } from '@/server/db/client'
import { owners, payments, restaurants } from '@/server/db/schema'

/** Returns false if the address has an account, also if a parallel call made the account. */
export async function insertOwner(tx: Transaction, owner: typeof owners.$inferInsert) {
  const inserted = await tx
    .insert(owners)
    .values(owner)
    .onConflictDoNothing({ target: owners.email })
    .returning({ ownerId: owners.id })
  return inserted.length > 0
}

/** The new restaurant has no name and no place, so its profile is not public. */
export async function insertRestaurant(tx: Transaction, restaurant: typeof restaurants.$inferInsert) {
  await tx.insert(restaurants).values(restaurant)
}

export async function beginTrial(tx: Transaction, ownerId: string, expiresAt: Date, now: Date) {
  await tx.insert(payments).values({ ownerId, plan: 'trial', expiresAt, updatedAt: now })
}
