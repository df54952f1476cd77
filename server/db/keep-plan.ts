import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult, QueryResultRow } from 'pg'
import type { Queryable, Transaction } from './client'

const forced = new WeakSet<Transaction>()
const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * For what is asked all day long with other values: the database plans it a few times, then keeps the plan, a connection
 * each; the embedded one for all. The text may differ only in what it asks, never in the values, or there would be as
 * many plans.
 */
export async function executeKeepingPlan<Row extends QueryResultRow>(
  db: Queryable,
  query: SQL,
): Promise<Row[]> {
  const built = dialect.sqlToQuery(query)
  const name = createHash('sha1').update(built.sql).digest('base64url')
  const prepared = db._.session.prepareQuery<{
    execute: QueryResult<Row>
    all: unknown
    values: unknown
  }>(built, undefined, name, false)
  const { rows } = await prepared.execute()
  return rows
}

/**
 * For the rest of a transaction plans are kept from the first time on: left to itself the database goes on planning what
 * expands lists and documents, since it takes each for a thousand rows.
 */
export async function forceKeptPlans(tx: Transaction) {
  if (forced.has(tx)) return
  forced.add(tx)
  await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
}
