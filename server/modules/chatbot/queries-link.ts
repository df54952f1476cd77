import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { authTokens } from '@/server/db/schema'

export async function findLinkToken(db: Queryable, ownerId: string, now: Date) {
  const [row] = await db
    .select()
    .from(authTokens)
    .where(
      and(
        eq(authTokens.ownerId, ownerId),
        eq(authTokens.purpose, 'link-chat'),
        isNull(authTokens.usedAt),
        gt(authTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(authTokens.createdAt))
    .limit(1)
  return row
}

export async function insertLinkToken(db: Queryable, token: typeof authTokens.$inferInsert) {
  await db.insert(authTokens).values(token)
}
