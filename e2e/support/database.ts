import path from 'node:path'
import pg from 'pg'
import { publishedRuntimeDirectory } from '@/server/db/embedded/runtime-directory'

/** The database of the running product, for what nothing in the product lets anybody wait for. */
export async function withDatabase<T>(use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ host: runningDatabase(), user: 'postgres', database: 'postgres', max: 1 })
  try {
    return await use(pool)
  } finally {
    await pool.end()
  }
}

function runningDatabase() {
  const dataDir = process.env.E2E_DATA_DIR ?? '.data'
  const directory = publishedRuntimeDirectory(path.join(dataDir, 'postgres.run'))
  if (!directory)
    throw new Error(`No embedded database is running in ${dataDir}: E2E_DATA_DIR says where it is.`)
  return directory
}
