import { createHash, randomBytes } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PoolClient, QueryResultRow } from 'pg'
import type { Database } from './client'

const dialect = new PgDialect({ casing: 'snake_case' })
const connections = new WeakMap<PoolClient, string>()

/**
 * For what is asked all day long with other values: the database plans it a few times, then keeps the plan. The text may
 * differ only in what it asks, never in the values, or there would be as many plans. Not within a transaction.
 */
export async function executeKeepingPlan<Row extends QueryResultRow>(
  db: Database,
  query: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  const client = await db.$client.connect()
  try {
    const { rows } = await client.query<Row>({ name: nameFor(client, text), text, values })
    return rows
  } finally {
    client.release()
  }
}

/** The embedded database has one session for all connections, of any process: each brings names of its own. */
function nameFor(client: PoolClient, text: string) {
  const connection = connections.get(client) ?? randomBytes(6).toString('base64url')
  connections.set(client, connection)
  return `${createHash('sha1').update(text).digest('base64url')}-${connection}`
}
