import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/client'
import { menus, nextMenuVersion, restaurants } from '@/server/db/schema'
import type { Menu, NewMenu, Slot } from '../menu'

/** Lunch before dinner: comida comes after cena in the alphabet. */
export const lunchFirst = desc(menus.service)

const areOf = (restaurantId: string, slots: Slot[]) =>
  and(
    eq(menus.restaurantId, restaurantId),
    or(...slots.map(({ date, service }) => and(eq(menus.date, date), eq(menus.service, service)))),
  )

/** The size in bytes of the menus in the given slots. */
export async function sumBytes(tx: Transaction, restaurantId: string, slots: Slot[]) {
  const bytes = sql<number>`coalesce(sum(octet_length(${menus.categories}::text)), 0)::integer`
  const [row] = await tx.select({ bytes }).from(menus).where(areOf(restaurantId, slots))
  return row?.bytes ?? 0
}

/** Locks the menus until the transaction ends. Another writer waits, and then sees a new version. */
export function lockMenus(tx: Transaction, restaurantId: string, slots: Slot[]): Promise<Menu[]> {
  return tx
    .select()
    .from(menus)
    .where(areOf(restaurantId, slots))
    .orderBy(asc(menus.date), lunchFirst)
    .for('update')
}

/** Returns undefined if another writer has filled the slot. */
export async function insertMenu(tx: Transaction, menu: NewMenu): Promise<Menu | undefined> {
  const [row] = await tx.insert(menus).values(menu).onConflictDoNothing().returning()
  return row
}

export async function updateMenu(tx: Transaction, id: string, columns: Partial<NewMenu>): Promise<Menu> {
  const [row] = await tx
    .update(menus)
    .set({ ...columns, version: nextMenuVersion })
    .where(eq(menus.id, id))
    .returning()
  if (!row) throw new Error('a locked row is still there')
  return row
}

export async function deleteMenus(tx: Transaction, ids: string[]) {
  if (ids.length > 0) await tx.delete(menus).where(inArray(menus.id, ids))
}

/** A new version tells a client that has a copy of the restaurant's page that the page has changed. */
export async function touchRestaurant(tx: Transaction, restaurantId: string, updatedAt: Date) {
  const version = sql`${restaurants.version} + 1`
  await tx.update(restaurants).set({ updatedAt, version }).where(eq(restaurants.id, restaurantId))
}
