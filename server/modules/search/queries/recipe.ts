import { gte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { searchRecipe } from '@/server/db/schema'

const recipeLock = 7_061_739

/** A newer version is also good: during an update, the old version may start again. */
export async function isRecipeCurrent(db: Queryable, version: number): Promise<boolean> {
  return (await db.$count(searchRecipe, gte(searchRecipe.version, version))) > 0
}

export async function lockRecipe(tx: Transaction) {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${recipeLock})`)
}

export async function saveRecipe(tx: Transaction, version: number) {
  await tx.delete(searchRecipe)
  await tx.insert(searchRecipe).values({ version })
}
