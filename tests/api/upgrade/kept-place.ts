import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { demoFilesFolder } from '@/server/db/seed'
import { parseServerEnv } from '@/server/env'
import { openPrepared } from '@/server/open-prepared'
import { createStorage } from '@/server/ports/storage'
import { binaries, newPlace, type Place, programs } from '@/tests/api/backup/place'
import { databaseKind } from '@/tests/api/support/connect'
import { harness } from '@/tests/api/support/harness'
import { packArchive, unpackArchive } from './packed'

const folder = 'tests/api/upgrade/kept'
const ending = `-${databaseKind}.tar.zst`

/** A release is named after its last migration, as in «0028». */
const keptAs = (release: string) => join(folder, release + ending)

/** All that the directory was asked and answered when it was kept. */
export const answersOf = (release: string) => join(folder, `${release}-${databaseKind}.answers.json.gz`)

export const keptReleases = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()

export const storageIn = (dataDir: string) =>
  createStorage({ dataDir, s3: undefined, stockFolder: demoFilesFolder() })

/** Backs a place up as `npm run backup` does. */
export async function keepPlace(place: Place, release: string) {
  const archive = join(place.dataDir, 'kept.mantel')
  if (databaseKind === 'embedded') await shortenLog(place)
  await place.backUp(archive)
  packArchive(archive, keptAs(release))
}

/** A recycled segment of the write-ahead log holds megabytes that nobody reads. */
async function shortenLog(place: Place) {
  const { pool } = await place.open()
  for (const statement of ['set wal_recycle = off', 'select pg_switch_wal()', 'checkpoint'])
    await pool.query(statement)
}

/** Restores a kept directory and starts it as `npm start` does: copy, migrations, places, search rows. Then the api answers from it. */
export async function startKept(release: string) {
  const place = await newPlace({ isEmpty: true })
  afterAll(() => place.close())
  const archive = `${place.dataDir}.mantel`
  unpackArchive(keptAs(release), archive)
  await place.restore(archive)
  rmSync(archive)
  await place.shut()
  const env = parseServerEnv({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    PG_BIN: binaries,
    PATH: programs,
    DEMO_DATA: 'off',
  })
  const fail = (error: Error) => {
    throw error
  }
  const database = await openPrepared({ env, log: pino({ level: 'silent' }), fail })
  return harness({ ownDatabase: database, services: { storage: storageIn(place.dataDir) } })
}
