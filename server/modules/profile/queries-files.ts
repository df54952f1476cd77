import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/client'
import { files } from '@/server/db/schema'

/** Locks the files until the transaction ends, so that the sweep cannot delete the files. */
export function findFilesOf(tx: Transaction, ownerId: string, urls: string[]) {
  return tx
    .select({ url: files.url, contentType: files.contentType, name: files.name })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.url, urls)))
    .for('update')
}

/**
 * Finds all files that the restaurant already shows. These files are allowed without an entry in the registry, because stock photos
 * have no owner.
 */
export async function findUrlsInUse(tx: Transaction, restaurantId: string) {
  const { rows } = await tx.execute<{ url: string; type: string }>(sql`
    select url, 'image' as type from restaurants
    cross join lateral (values (logo_url), (header_image_url)) as own (url)
    where id = ${restaurantId} and url is not null
    union all select full_menu_url, 'file' from restaurants where id = ${restaurantId} and full_menu_url is not null
    union all select url, 'image' from restaurant_images where restaurant_id = ${restaurantId}
    union all select url, type from cartas where restaurant_id = ${restaurantId}
    union all select url, type from special_menus where restaurant_id = ${restaurantId}`)
  return rows
}
