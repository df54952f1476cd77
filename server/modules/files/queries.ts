import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '@/server/db/client'
import { type FileVariant, files, menuRenders, menus, owners, restaurants } from '@/server/db/schema'

export async function insertFile(db: Queryable, file: typeof files.$inferInsert) {
  await db.insert(files).values(file)
}

/** Locks the owner until the transaction ends, so that files of one owner are measured and registered one after the other. */
export async function lockOwner(tx: Transaction, ownerId: string) {
  await tx.select({ id: owners.id }).from(owners).where(eq(owners.id, ownerId)).for('update')
}

/**
 * Names a copy in the row of its file, in the place of other copies with the same size and type, and returns the addresses of these.
 * Null if there is no row: the picture is not an upload.
 */
export function replaceVariant(db: Database, url: string, variant: FileVariant & { byteCount: number }) {
  return db.transaction(async (tx) => {
    const [file] = await tx.select().from(files).where(eq(files.url, url)).for('update')
    if (!file) return null
    const isReplaced = ({ width, height, contentType }: FileVariant) =>
      width === variant.width && height === variant.height && contentType === variant.contentType
    const [replaced, others] = [
      file.variants.filter(isReplaced),
      file.variants.filter((old) => !isReplaced(old)),
    ]
    const freed = replaced.reduce((sum, { byteCount = 0 }) => sum + byteCount, 0)
    const storedBytes = (file.storedBytes ?? file.byteCount) + variant.byteCount - freed
    await tx
      .update(files)
      .set({ variants: [...others, variant], storedBytes })
      .where(eq(files.id, file.id))
    return replaced.map((old) => old.url)
  })
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
