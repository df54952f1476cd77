import path from 'node:path'
import pg from 'pg'
import { publishedRuntimeDirectory } from '@/server/db/embedded/runtime-directory'

/** The database of the running product, for what nothing in the product lets anybody wait for. */
export async function withDatabase<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host: runningDatabase(), user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

function runningDatabase() {
  const dataDir = process.env.E2E_DATA_DIR ?? '.data'
  const directory = publishedRuntimeDirectory(path.join(dataDir, 'postgres.run'))
  if (!directory)
    throw new Error(`No embedded database is running in ${dataDir}: E2E_DATA_DIR says where it is.`)
  return directory
}
