import { and, count, eq, gt } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { files } from '@/server/db/schema'

export async function insertFile(db: Queryable, file: typeof files.$inferInsert) {
  await db.insert(files).values(file)
}

export async function countFilesSince(db: Queryable, ownerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), gt(files.createdAt, since)))
  return row?.count ?? 0
}
