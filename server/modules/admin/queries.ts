import { and, count, desc, eq, gte, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '@/server/db/client'
import { menus, owners, payments, restaurants, subscribers } from '@/server/db/schema'

export type AdminRestaurant = typeof restaurants.$inferSelect
export type Verification = AdminRestaurant['verification']

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

type ListFilter = { state?: Verification | undefined; search?: string | undefined; limit: number }

/** Newest first, because new restaurants wait for the operator's check. */
export function findRestaurants(db: Queryable, { state, search, limit }: ListFilter) {
  const text = search === undefined ? undefined : `%${literally(search)}%`
  return db
    .select({
      restaurantId: restaurants.id,
      name: restaurants.name,
      city: restaurants.city,
      verification: restaurants.verification,
      email: owners.email,
      plan: payments.plan,
      manualOverride: payments.manualOverride,
      createdAt: restaurants.createdAt,
    })
    .from(restaurants)
    .leftJoin(owners, eq(owners.id, restaurants.ownerId))
    .leftJoin(payments, eq(payments.ownerId, restaurants.ownerId))
    .where(
      and(
        isNull(restaurants.deletedAt),
        state && eq(restaurants.verification, state),
        text
          ? or(ilike(restaurants.name, text), ilike(restaurants.city, text), ilike(owners.email, text))
          : undefined,
      ),
    )
    .orderBy(desc(restaurants.createdAt), restaurants.id)
    .limit(limit)
}

export async function lockRestaurant(tx: Transaction, restaurantId: string) {
  const [row] = await tx
    .select()
    .from(restaurants)
    .where(and(eq(restaurants.id, restaurantId), isNull(restaurants.deletedAt)))
    .for('update')
  return row
}

export async function updateRestaurant(
  tx: Transaction,
  restaurantId: string,
  columns: Partial<typeof restaurants.$inferInsert>,
) {
  await tx
    .update(restaurants)
    .set({ ...columns, version: sql`${restaurants.version} + 1` })
    .where(eq(restaurants.id, restaurantId))
}

export async function deleteRestaurantRow(tx: Transaction, restaurantId: string) {
  await tx.delete(restaurants).where(eq(restaurants.id, restaurantId))
}

export async function findOwner(db: Queryable, ownerId: string) {
  const [owner] = await db
    .select({ ownerId: owners.id, email: owners.email, createdAt: owners.createdAt })
    .from(owners)
    .where(eq(owners.id, ownerId))
  return owner
}

type Plan = Partial<typeof payments.$inferInsert> & { updatedAt: Date }

export async function savePlan(tx: Transaction, ownerId: string, plan: Plan) {
  const set = { ...plan, version: sql`${payments.version} + 1` }
  await tx
    .insert(payments)
    .values({ ownerId, ...plan })
    .onConflictDoUpdate({ target: payments.ownerId, set })
}

export async function lockPlan(tx: Transaction, ownerId: string) {
  const [plan] = await tx.select().from(payments).where(eq(payments.ownerId, ownerId)).for('update')
  return plan
}

type Counted = typeof restaurants | typeof owners | typeof menus | typeof subscribers

const counted = (db: Database, table: Counted, where?: SQL) =>
  db
    .select({ total: count() })
    .from(table)
    .where(where)
    .then(([row]) => row?.total ?? 0)

const notDeleted = isNull(restaurants.deletedAt)

export async function countEverything(db: Database, today: string, since: Date) {
  return {
    restaurants: await counted(db, restaurants, notDeleted),
    pending: await counted(db, restaurants, and(notDeleted, eq(restaurants.verification, 'pending'))),
    verified: await counted(db, restaurants, and(notDeleted, eq(restaurants.verification, 'verified'))),
    rejected: await counted(db, restaurants, and(notDeleted, eq(restaurants.verification, 'rejected'))),
    owners: await counted(db, owners),
    newOwners: await counted(db, owners, gte(owners.createdAt, since)),
    menusToday: await counted(db, menus, and(eq(menus.date, today), eq(menus.state, 'published'))),
    subscribers: await counted(db, subscribers),
  }
}
