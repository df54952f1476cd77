import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { owners, qrOrders, restaurants } from '@/server/db/schema'

/** Finds the owner who orders, and their restaurant. */
export async function findBuyer(db: Queryable, ownerId: string) {
  const [buyer] = await db
    .select({
      name: owners.firstName,
      email: owners.email,
      restaurantId: restaurants.id,
      restaurantName: restaurants.name,
      logoUrl: restaurants.logoUrl,
    })
    .from(owners)
    .innerJoin(restaurants, and(eq(restaurants.ownerId, owners.id), isNull(restaurants.deletedAt)))
    .where(eq(owners.id, ownerId))
  return buyer
}

export async function insertOrder(tx: Transaction, order: typeof qrOrders.$inferInsert) {
  await tx.insert(qrOrders).values(order)
}
