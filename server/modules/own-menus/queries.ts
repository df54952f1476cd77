import { and, asc, between, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { menus, nextMenuVersion } from '@/server/db/schema'

export type MenuRow = typeof menus.$inferSelect
export type Slot = Pick<MenuRow, 'date' | 'service'>

/** Lunch before dinner: comida comes after cena in the alphabet. */
const lunchFirst = desc(menus.service)

export function findBetween(db: Queryable, restaurantId: string, from: string, to: string) {
  return db
    .select()
    .from(menus)
    .where(and(eq(menus.restaurantId, restaurantId), between(menus.date, from, to)))
    .orderBy(asc(menus.date), lunchFirst)
}

export function findBefore(db: Queryable, restaurantId: string, before: string, limit: number) {
  return db
    .select()
    .from(menus)
    .where(and(eq(menus.restaurantId, restaurantId), lt(menus.date, before)))
    .orderBy(desc(menus.date), lunchFirst)
    .limit(limit)
}

/** Held until the transaction ends: who else wants to change one of them waits, and then sees another version. */
export function lockMenus(tx: Transaction, restaurantId: string, slots: Slot[]): Promise<MenuRow[]> {
  const wanted = slots.map(({ date, service }) => and(eq(menus.date, date), eq(menus.service, service)))
  return tx
    .select()
    .from(menus)
    .where(and(eq(menus.restaurantId, restaurantId), or(...wanted)))
    .orderBy(asc(menus.date), lunchFirst)
    .for('update')
}

export type NewMenu = typeof menus.$inferInsert

/** Undefined when somebody else has filled that day meanwhile. */
export async function insertMenu(tx: Transaction, menu: NewMenu): Promise<MenuRow | undefined> {
  const [row] = await tx.insert(menus).values(menu).onConflictDoNothing().returning()
  return row
}

export async function updateMenu(tx: Transaction, id: string, columns: Partial<NewMenu>): Promise<MenuRow> {
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
