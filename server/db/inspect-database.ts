import { nextMigration } from '@/server/db/migrate'
import { readMigrations } from '@/server/db/migrations'
import type { OpenDatabase } from './client'

/** What the doctor asks of a database. Changes nothing. */
export async function inspectDatabase({ pool }: OpenDatabase) {
  const { rows } = await pool.query<{
    version: string
    bytes: number
    now: Date | string
    isReadOnly: boolean
  }>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
       clock_timestamp() as now, pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as "isReadOnly"`,
  )
  const [row] = rows
  if (!row) throw new Error('no answer')
  const journal = await pool.query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  )
  return {
    ...row,
    now: new Date(row.now),
    hasTables: journal.rows[0]?.exists === true,
    pending: await nextMigration(pool),
    missingExtensions: await missingExtensions(pool),
  }
}

/** The extensions that the migrations create and that this server does not offer. */
async function missingExtensions(pool: OpenDatabase['pool']) {
  const { rows } = await pool.query<{ name: string }>(`select name from pg_available_extensions`)
  const offered = new Set(rows.map(({ name }) => name))
  const needed = readMigrations().flatMap(({ sql }) =>
    [...sql.matchAll(/create extension if not exists "?(\w+)/gi)].map(([, name = '']) => name),
  )
  return [...new Set(needed)].filter((name) => !offered.has(name))
}
