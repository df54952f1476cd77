import path from 'node:path'
import pg from 'pg'
import { publishedRuntimeDirectory } from '@/server/db/embedded/runtime-directory'

/** As if an owner had signed up sixteen days ago: nothing in the product lets anybody wait that long. */
export async function endTrial({ ownerId }: { ownerId: string }) {
  const client = new pg.Client({ host: runningDatabase(), user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    await client.query(`update payments set expires_at = now() - interval '1 day' where owner_id = $1`, [
      ownerId,
    ])
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
