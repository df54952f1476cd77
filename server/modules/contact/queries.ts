import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { contactMessages, owners, restaurants } from '@/server/db/schema'

export async function insertContactMessage(tx: Transaction, message: typeof contactMessages.$inferInsert) {
  const [row] = await tx.insert(contactMessages).values(message).returning({ id: contactMessages.id })
  if (!row) throw new Error('an insert returns its row')
  return row.id
}

export async function findSender(db: Queryable, ownerId: string) {
  const [found] = await db
    .select({
      email: owners.email,
      restaurant: { restaurantId: restaurants.id, restaurantName: restaurants.name },
    })
    .from(owners)
    .leftJoin(restaurants, and(eq(restaurants.ownerId, owners.id), isNull(restaurants.deletedAt)))
    .where(eq(owners.id, ownerId))
  return found
}
