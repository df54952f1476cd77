import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { files, menuRenders, menus, restaurants } from '@/server/db/schema'

export async function insertFile(db: Queryable, file: typeof files.$inferInsert) {
  await db.insert(files).values(file)
}

/** The number of an owner's files since the given time. */
export const countFilesSince = (db: Queryable, ownerId: string, since: Date) =>
  db.$count(files, and(eq(files.ownerId, ownerId), gt(files.createdAt, since)))

/** The size of all files of an owner, including copies of pictures and drawn sheets. */
export async function measureFiles(db: Queryable, ownerId: string) {
  const kept = sql<number>`coalesce(sum(coalesce(${files.storedBytes}, ${files.byteCount})), 0)::bigint`
  const drawn = sql<number>`coalesce(sum(${menuRenders.byteCount}), 0)::bigint`
  const [[uploads], [sheets]] = await Promise.all([
    db.select({ bytes: kept }).from(files).where(eq(files.ownerId, ownerId)),
    db
      .select({ bytes: drawn })
      .from(menuRenders)
      .innerJoin(menus, eq(menus.id, menuRenders.menuId))
      .innerJoin(restaurants, eq(restaurants.id, menus.restaurantId))
      .where(eq(restaurants.ownerId, ownerId)),
  ])
  return Number(uploads?.bytes ?? 0) + Number(sheets?.bytes ?? 0)
}
