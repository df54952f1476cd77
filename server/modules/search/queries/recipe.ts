import { gte, lt, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '@/server/db/client'
import { searchRecipe } from '@/server/db/schema'

const recipeLock = 7_061_739

/** A newer version is also good: during an update, the old version may start again. */
export async function isRecipeCurrent(db: Queryable, version: number): Promise<boolean> {
  return (await db.$count(searchRecipe, gte(searchRecipe.version, version))) > 0
}

/** Of several processes that renew rows, one works at a time, and only for the length of a piece. */
export async function lockRecipe(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(${recipeLock})`)
}

export function saveRecipe(db: Database, version: number) {
  return db.transaction(async (tx) => {
    await tx.insert(searchRecipe).values({ version }).onConflictDoNothing()
    await tx.delete(searchRecipe).where(lt(searchRecipe.version, version))
  })
}
