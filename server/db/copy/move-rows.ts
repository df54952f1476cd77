import type { Pool, PoolClient } from 'pg'
import { createJournal } from '@/server/db/migrate'
import { readMigrations } from '@/server/db/migrations'
import { AppStartError } from '@/server/start-error'

const rowsAtOnce = 500

/**
 * Copies every row of a database into an empty one, in one transaction of the target: there is all of it or nothing. The tables are made by
 * the migrations; then rows, positions of the sequences, and a comparison table by table.
 */
export async function moveRows(source: Pool, target: Pool, onTable: (table: string, rows: number) => void) {
  const [from, to] = [await source.connect(), await target.connect()]
  try {
    await from.query('begin isolation level repeatable read read only')
    await to.query('begin')
    await to.query('set local statement_timeout = 0')
    await migrateInside(to)
    const constraints = await dropForeignKeys(to)
    for (const table of await tablesOf(to)) {
      const columns = await columnsOf(to, table)
      await copyTable(from, to, table, columns)
      onTable(table, await requireSame(from, to, table, columns))
    }
    for (const add of constraints) await to.query(add)
    await copySequences(from, to)
    await to.query('commit')
  } catch (error) {
    await to.query('rollback')
    throw error
  } finally {
    await from.query('rollback').catch(() => undefined)
    from.release()
    to.release()
  }
}

async function migrateInside(to: PoolClient) {
  await to.query(createJournal)
  for (const { sql } of readMigrations()) await to.query(sql)
}

const tablesOf = async (client: PoolClient) => {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  return rows.map(({ name }) => name)
}

/** Rows come in any order of tables, so references are checked at the end. Returns the statements that put them back. */
async function dropForeignKeys(to: PoolClient) {
  const { rows } = await to.query<{ table: string; name: string; text: string }>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as text
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows) await to.query(`alter table ${table} drop constraint ${name}`)
  return rows.map(({ table, name, text }) => `alter table ${table} add constraint ${name} ${text}`)
}

/** Without generated columns: the target makes them anew, and another build of PostgreSQL may round the last digit differently. */
async function columnsOf(to: PoolClient, table: string) {
  const { rows } = await to.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows.map(({ name }) => name).join(', ')
}

/** As JSON, in which every value of PostgreSQL has a text that gives the same value again. */
async function copyTable(from: PoolClient, to: PoolClient, table: string, columns: string) {
  await to.query(`delete from ${table}`)
  await from.query(`declare moved no scroll cursor for select to_jsonb(t)::text as row from ${table} t`)
  for (;;) {
    const { rows } = await from.query<{ row: string }>(`fetch ${rowsAtOnce} from moved`)
    if (rows.length === 0) break
    await to.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    )
  }
  await from.query('close moved')
}

/** Compares the number of rows and the sum of their hashes. Returns the number. */
async function requireSame(
  from: PoolClient,
  to: PoolClient,
  table: string,
  columns: string,
): Promise<number> {
  const sum = async (client: PoolClient) => {
    const { rows } = await client.query<{ count: string; sum: string }>(
      `select count(*)::int as count, coalesce(sum(hashtextextended(row(${columns})::text, 0)::numeric), 0)::text as sum from ${table}`,
    )
    return rows[0]
  }
  const [there, here] = [await sum(from), await sum(to)]
  if (there?.count !== here?.count || there?.sum !== here?.sum)
    throw new AppStartError(`La tabla ${table} no ha llegado igual: no se ha llevado nada.`)
  return Number(here?.count)
}

async function copySequences(from: PoolClient, to: PoolClient) {
  const { rows } = await from.query<{ name: string; value: string }>(`
    select quote_ident(sequencename) as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null`)
  for (const { name, value } of rows) await to.query('select setval($1::regclass, $2::bigint)', [name, value])
}
