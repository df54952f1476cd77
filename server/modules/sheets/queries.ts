import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { SheetDress } from '@/contract/entities/sheet-dress'
import type { Queryable, Transaction } from '@/server/db/client'
import { files, menuRenders, menus, restaurants } from '@/server/db/schema'

type Origin = Pick<
  typeof menuRenders.$inferInsert,
  'menuId' | 'menuVersion' | 'templateId' | 'templateVersion' | 'format'
>

export async function findOwnMenu(db: Queryable, restaurantId: string, menuId: string) {
  const [row] = await db
    .select()
    .from(menus)
    .where(and(eq(menus.restaurantId, restaurantId), eq(menus.id, menuId)))
  return row
}

/** Published menus come first, then lunch before dinner. */
export async function findMenuOfDay(db: Queryable, restaurantId: string, date: string) {
  const isOut = sql`${menus.state} in ('published', 'expired')`
  const [row] = await db
    .select()
    .from(menus)
    .where(and(eq(menus.restaurantId, restaurantId), eq(menus.date, date)))
    .orderBy(desc(isOut), desc(menus.service))
    .limit(1)
  return row
}

const sameOrigin = (origin: Origin) =>
  and(
    eq(menuRenders.menuId, origin.menuId),
    eq(menuRenders.menuVersion, origin.menuVersion),
    eq(menuRenders.templateId, origin.templateId),
    eq(menuRenders.templateVersion, origin.templateVersion),
    eq(menuRenders.format, origin.format),
  )

export async function findRender(db: Queryable, origin: Origin) {
  const [row] = await db.select().from(menuRenders).where(sameOrigin(origin))
  return row
}

/** Returns undefined if another process has drawn the same sheet. */
export async function insertRender(db: Queryable, render: typeof menuRenders.$inferInsert) {
  const [row] = await db.insert(menuRenders).values(render).onConflictDoNothing().returning()
  return row
}

/** Deletes the rows of some sheets older than `before`, and returns the keys of their files for the caller to delete. */
export async function deleteRendersBefore(db: Queryable, before: Date, atOnce: number) {
  const old = db
    .select({ id: menuRenders.id })
    .from(menuRenders)
    .where(lt(menuRenders.createdAt, before))
    .limit(atOnce)
  const deleted = await db
    .delete(menuRenders)
    .where(inArray(menuRenders.id, old))
    .returning({ key: menuRenders.storageKey })
  return deleted.map(({ key }) => key)
}

export async function findDrawing(db: Queryable, ownerId: string, name: string) {
  const [row] = await db
    .select({ url: files.url })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.name, name)))
    .limit(1)
  return row
}

export async function insertDrawing(db: Queryable, file: typeof files.$inferInsert) {
  await db.insert(files).values(file)
}

/** Chats keep the picture of a page by its address, which contains this time. The version of the profile does not change. */
export async function setDress(
  tx: Transaction,
  restaurantId: string,
  sheetDress: SheetDress,
  updatedAt: Date,
) {
  await tx.update(restaurants).set({ sheetDress, updatedAt }).where(eq(restaurants.id, restaurantId))
}
