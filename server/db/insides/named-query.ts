import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult, QueryResultRow } from 'pg'
import type { Queryable } from '../client'

const dialect = new PgDialect({ casing: 'snake_case' })

/** Runs a query under a name made from its text. drizzle names only the queries of its own builder, and hides how to name others. */
export async function executeNamed<Row extends QueryResultRow>(db: Queryable, query: SQL): Promise<Row[]> {
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
