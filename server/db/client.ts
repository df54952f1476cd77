import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { checkPostgres } from '@/server/db/check-postgres'
import { EMBEDDED_CONNECTIONS, findRunningEmbedded, startEmbedded } from '@/server/db/embedded/start-embedded'
import * as schema from '@/server/db/schema'

const QUERY_TIMEOUT_MS = 15_000
const POSTGRES_CONNECTIONS = 20

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query needs: it runs the same inside a transaction and outside. */
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
  /** How long a query may take; for commands that work longer than any request. */
  patienceMs?: number
  /** The embedded database died: nothing works any more, and the process should end. */
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
    // Compiling a search row's statement takes a second, running it a few milliseconds.
    options: '-c jit=off',
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

function createDrizzle(pool: pg.Pool): Database {
  return drizzle(pool, { schema, casing: 'snake_case' })
}

function createPool(log: OpenDatabaseOptions['log'], config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ application_name: 'mantel', ...config })
  pool.on('error', (error) => log.error({ err: error }, 'idle database connection failed'))
  return pool
}
