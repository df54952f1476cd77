import type { Pool, PoolClient, QueryConfig } from 'pg'
import { type Migration, readMigrations } from '@/server/db/migrations'
import { AppStartError } from '@/server/start-error'

const LOCK = 7_061_736
const MIGRATION_TIMEOUT_MS = 30 * 60_000

/** Brings the database to this version's schema. When several processes start at once, one migrates and the others wait. */
export async function migrate(pool: Pool, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const client = await pool.connect()
  try {
    const applied: string[] = []
    for (const migration of findPending(await readApplied(client), migrations))
      if (await apply(client, migration)) applied.push(migration.name)
    return applied
  } finally {
    client.release()
  }
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<boolean> {
  try {
    await run(client, 'begin')
    await run(client, 'set local statement_timeout = 0')
    await run(client, `select pg_advisory_xact_lock(${LOCK})`)
    await run(client, createJournal)
    const isNew = !(await readApplied(client)).has(name)
    if (isNew) {
      await run(client, sql)
      await run(client, 'insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    }
    await run(client, 'commit')
    return isNew
  } catch (error) {
    await run(client, 'rollback')
    throw new AppStartError(`No se pudo aplicar la migración ${name}: ${messageOf(error)}.`, { cause: error })
  }
}

export const createJournal = `create table if not exists schema_migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

/** The first migration that a database still needs. Null for a database that has all of them, or none yet. */
export async function nextMigration(pool: Pool): Promise<string | null> {
  const applied = await inPool(pool, readApplied)
  if (applied.size === 0) return null
  return findPending(applied, readMigrations())[0]?.name ?? null
}

/** The name of the last migration that a database has had. */
export async function lastMigration(pool: Pool): Promise<string> {
  const applied = await inPool(pool, readApplied)
  const last = [...applied.keys()].sort().at(-1)
  if (!last) throw new AppStartError('La base de datos está vacía: aún no hay nada que copiar.')
  return last
}

async function inPool<T>(pool: Pool, read: (client: PoolClient) => Promise<T>) {
  const client = await pool.connect()
  try {
    return await read(client)
  } finally {
    client.release()
  }
}

async function readApplied(client: PoolClient): Promise<Map<string, string>> {
  const journal = await run(client, `select to_regclass('schema_migrations') is not null as exists`)
  if (!journal.rows[0]?.exists) return new Map()
  const { rows } = await run(client, 'select name, checksum from schema_migrations')
  return new Map(rows.map((row) => [String(row.name), String(row.checksum)]))
}

function findPending(applied: Map<string, string>, migrations: Migration[]): Migration[] {
  const known = new Set(migrations.map(({ name }) => name))
  const foreign = [...applied.keys()].find((name) => !known.has(name))
  if (foreign)
    throw new AppStartError(
      `La base de datos es de una versión más nueva de Mantel (${foreign}): actualiza Mantel o usa otra base de datos.`,
    )
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum)
  if (changed)
    throw new AppStartError(
      `La migración ${changed.name} cambió después de aplicarse: recupera la original o usa otra base de datos.`,
    )
  return migrations.filter(({ name }) => !applied.has(name))
}

function run(client: PoolClient, text: string, values: unknown[] = []) {
  const query: QueryConfig & { query_timeout: number } = { text, query_timeout: MIGRATION_TIMEOUT_MS }
  return client.query(values.length > 0 ? { ...query, values } : query)
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
