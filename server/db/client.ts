import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import pg from 'pg'
import type { Logger } from 'pino'
import { isLate } from '@/server/db/database-away'
import { watchTransactions } from '@/server/db/doubt'
import { EMBEDDED_CONNECTIONS, findRunningEmbedded, startEmbedded } from '@/server/db/embedded/start-embedded'
import * as schema from '@/server/db/schema'
import { traceQueries } from '@/server/db/trace-queries'
import { AppStartError } from '@/server/start-error'
import { recordsTraces } from '@/telemetry/traces'

const QUERY_TIMEOUT_MS = 15_000
export const POSTGRES_CONNECTIONS = 20

/** The compiler would take a second for a search row's statement, which runs in a few milliseconds. */
export const withoutCompiler = '-c jit=off'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** The database or a transaction: a query runs the same on both. */
export type Queryable = Database | Transaction

export type OpenDatabase = {
  pool: pg.Pool
  db: Database
  kind: 'embedded' | 'postgres'
  close(): Promise<void>
}

export type OpenDatabaseOptions = {
  databaseUrl?: string | undefined
  dataDir: string
  log: Pick<Logger, 'info' | 'error'>
  /** For commands run beside the server: use the embedded database that another process has open. */
  attach?: boolean
  /** How long a query may take. For commands that work longer than any request. */
  patienceMs?: number
  /** Called when the embedded database dies: nothing works any more, and the process should end. */
  onLost?: (error: Error) => void
}

export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options)
  return openEmbedded(options)
}

async function openPostgres(
  connectionString: string,
  { log, patienceMs = QUERY_TIMEOUT_MS }: OpenDatabaseOptions,
): Promise<OpenDatabase> {
  const pool = createPool(log, {
    connectionString,
    max: POSTGRES_CONNECTIONS,
    statement_timeout: patienceMs,
    query_timeout: patienceMs,
    connectionTimeoutMillis: 5_000,
    options: withoutCompiler,
  })
  await checkPostgres(pool).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return { pool, db: createDrizzle(pool), kind: 'postgres', close: () => pool.end() }
}

async function openEmbedded({
  dataDir,
  log,
  attach,
  patienceMs,
  onLost,
}: OpenDatabaseOptions): Promise<OpenDatabase> {
  const running = attach ? await findRunningEmbedded(dataDir) : undefined
  const lost = (error: Error) => {
    log.error({ err: error }, 'embedded database lost')
    onLost?.(error)
  }
  const embedded = running ? undefined : await startEmbedded(dataDir, lost)
  const pool = createPool(log, {
    host: running ?? embedded?.socketDirectory,
    user: 'postgres',
    database: 'postgres',
    max: EMBEDDED_CONNECTIONS,
    query_timeout: patienceMs ?? QUERY_TIMEOUT_MS,
    idleTimeoutMillis: 0,
  })
  const close = async () => {
    await pool.end()
    await embedded?.close()
  }
  return { pool, db: createDrizzle(pool), kind: 'embedded', close }
}

const mapping = { schema, casing: 'snake_case' } as const

export function createDrizzle(pool: pg.Pool): Database {
  const db = drizzle(pool, mapping)
  const ofClients = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()
  // drizzle's own never gives the connection back when `begin` fails: twenty such, and a process has no connection left.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    const onClient = ofClients.get(client) ?? drizzle(client, mapping)
    ofClients.set(client, onClient)
    try {
      return await onClient.transaction(work, config)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  return watchTransactions(db)
}

export function createPool(log: OpenDatabaseOptions['log'], config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ application_name: 'mantel', ...config })
  pool.on('error', (error) => log.error({ err: error }, 'idle database connection failed'))
  pool.on('connect', (client) => {
    // The pool listens only to connections that nobody uses. Without a listener, one that is lost in a transaction ends the process.
    client.on('error', (error) => log.error({ err: error }, 'database connection failed'))
    endWhenLate(client)
  })
  if (recordsTraces()) traceQueries(pool)
  return pool
}

/** The answer to a late query may still come, or never: the next query would wait behind it, and `rollback` as long again. */
function endWhenLate(client: pg.PoolClient) {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') return
  Reflect.set(client, 'query', (...given: unknown[]) => {
    const answer: unknown = Reflect.apply(query, client, given)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isLate(error)) void client.end()
      })
    return answer
  })
}

const OLDEST = 15

const sentences: Record<string, string> = {
  ECONNREFUSED: 'nadie responde en esa dirección; comprueba que PostgreSQL está en marcha',
  ENOTFOUND: 'ese servidor no existe; comprueba el nombre',
  ENOENT: 'ese socket no existe; comprueba la ruta',
  '28P01': 'el usuario o la clave no valen',
  '28000': 'el usuario no puede entrar',
  '3D000': 'esa base de datos no existe; créala primero',
}

/** One query at the start, so that a wrong DATABASE_URL gives one clear sentence and not a failed request later. */
async function checkPostgres(pool: Pool): Promise<void> {
  const version = await readVersion(pool)
  if (version >= OLDEST * 10_000) return
  throw new AppStartError(
    `Mantel necesita PostgreSQL ${OLDEST} o más nuevo, y DATABASE_URL lleva a la versión ${Math.floor(version / 10_000)}.`,
  )
}

async function readVersion(pool: Pool): Promise<number> {
  try {
    const { rows } = await pool.query(`select current_setting('server_version_num')::int as version`)
    return Number(rows[0]?.version)
  } catch (error) {
    throw new AppStartError(`No se pudo conectar con PostgreSQL (DATABASE_URL): ${explain(error)}.`, {
      cause: error,
    })
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return sentences[code] ?? (error.message || code)
}
