import { type SQL, sql } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import type { Queryable, Transaction } from './client'
import { executeNamed } from './insides/named-query'
import { isPlain } from './insides/plain'

const forced = new WeakSet<Transaction>()

/**
 * For queries that run all day with different values. The database plans such a query a few times and then keeps the plan: per
 * connection, or once for all in the embedded database. The text must not contain the values, or there would be a plan for every value.
 * Off: the database plans each query anew.
 */
export async function executeKeepingPlan<Row extends QueryResultRow>(db: Queryable, query: SQL) {
  return isPlain('kept-plans') ? (await db.execute<Row>(query)).rows : executeNamed<Row>(db, query)
}

/**
 * Keeps plans from the first query on, for the rest of the transaction. Otherwise the database plans queries that expand lists and
 * documents every time: it expects a thousand rows from each.
 */
export async function forceKeptPlans(tx: Transaction) {
  if (forced.has(tx) || isPlain('kept-plans')) return
  forced.add(tx)
  await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
}
