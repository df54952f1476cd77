import type { Transaction } from '@/server/db/client'
import { owners, payments, restaurants } from '@/server/db/schema'

/** False when the address has an account, also one that came at the same moment. */
export async function insertOwner(tx: Transaction, owner: typeof owners.$inferInsert) {
  const inserted = await tx
    .insert(owners)
    .values(owner)
    .onConflictDoNothing({ target: owners.email })
    .returning({ ownerId: owners.id })
  return inserted.length > 0
}

/** Still without name and place, so that nothing of it is public. */
export async function insertRestaurant(tx: Transaction, restaurant: typeof restaurants.$inferInsert) {
  await tx.insert(restaurants).values(restaurant)
}

export async function beginTrial(tx: Transaction, ownerId: string, expiresAt: Date, now: Date) {
  await tx.insert(payments).values({ ownerId, plan: 'trial', expiresAt, updatedAt: now })
}
