import type { Logger } from 'pino'
import { copyAndMigrate } from '@/server/backup/before-migration'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { loadPlaces } from '@/server/db/places/load-places'
import { vacuum } from '@/server/db/vacuum'
import { seedDemo } from '@/server/demo'
import type { ServerEnv } from '@/server/env'
import { renewSearchRows } from '@/server/modules/search'

type Needs = { env: ServerEnv; log: Logger; fail: (error: Error) => void }

/** Opens a database with the tables, places and search rows of this version, and with demo data if it has no restaurant. */
export async function openPrepared({ env, log, fail }: Needs): Promise<OpenDatabase> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env
  const open = () => openDatabase({ databaseUrl, dataDir, log, onLost: fail })
  const database = await open()
  try {
    const wasFilled = await prepare(database, { env, log })
    if (!wasFilled || database.kind === 'postgres') return database
  } catch (error) {
    await database.close()
    throw error
  }
  // Filling an embedded database takes ninety megabytes. Only the end of its thread gives this memory back.
  await database.close()
  return open()
}

async function prepare(database: OpenDatabase, { env, log }: Omit<Needs, 'fail'>) {
  const { db, pool, kind } = database
  await copyAndMigrate(database, { env, log })
  const hasNewPlaces = await loadPlaces(db, env.STREETS_CSV)
  const hasNewRows = await renewSearchRows(db)
  const isNew = env.hasDemoData && (await seedDemo({ db, log, clock: () => new Date() }))
  const wasFilled = hasNewPlaces || hasNewRows || isNew
  if (wasFilled && kind === 'embedded') await vacuum(pool)
  return wasFilled
}
