import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { backUpBeforeMigration, copyAndMigrate } from '@/server/backup/before-migration'
import { migrate, nextMigration } from '@/server/db/migrate'
import { readMigrations } from '@/server/db/migrations'
import { parseServerEnv } from '@/server/env'
import { startProcess } from '@/tests/api/process/start-process'
import { bundle } from '@/tests/api/support/bundle'
import { binaries, isPostgres, newPlace, type Place } from './place'

type Bundle = Awaited<ReturnType<typeof bundle>>

const migrations = readMigrations()
const last = migrations.at(-1)?.name ?? ''
const copyName = `before-${last.replace('.sql', '')}.mantel`
const places: Place[] = []
/** What the version before left, to be copied: making a database takes a core five seconds. */
let older: Place
const scripts: Partial<Record<'worker' | 'admin' | 'move', Bundle>> = {}

beforeAll(async () => {
  scripts.admin = await bundle('server/cli/admin.ts')
  scripts.move = await bundle('server/cli/move.ts')
  if (isPostgres) scripts.worker = await bundle('server/worker.ts')
  older = await newPlace({ isEmpty: true })
  await migrate((await older.open()).pool, migrations.slice(0, -1))
  await older.shut()
})
afterEach(async () => {
  for (const place of places.splice(0)) await place.close()
})
afterAll(async () => {
  await older?.close()
  for (const script of Object.values(scripts)) script.remove()
})

async function olderPlace() {
  const place = await newPlace({ copyOf: older })
  places.push(place)
  return place
}

const variablesOf = ({ dataDir, databaseUrl }: Place, more: Record<string, string> = {}) => ({
  ...{ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  ...{ ...(binaries && { PG_BIN: binaries }), PATH: process.env.PATH ?? '', ...more },
})
const envOf = (place: Place, more?: Record<string, string>) => parseServerEnv(variablesOf(place, more))
const quiet = { info: () => undefined, warn: () => undefined }

function start(name: keyof typeof scripts, variables: Record<string, string>, args: string[] = []) {
  return startProcess(scripts[name]?.path ?? '', variables, [], args)
}

async function expectCopyOfBefore(place: Place) {
  const folder = join(place.dataDir, 'backups')
  expect(readdirSync(folder)).toEqual([copyName])
  const target = await newPlace({ isEmpty: true })
  places.push(target)
  await target.restore(join(folder, copyName))
  expect(await nextMigration((await target.open()).pool)).toBe(last)
}

test.runIf(isPostgres)('a worker that starts first leaves a copy', async () => {
  const place = await olderPlace()
  await place.shut()
  const { child, ready, ended } = start(
    'worker',
    variablesOf(place, { WORKER: 'separate', LOG_LEVEL: 'info' }),
  )
  await ready
  child.kill('SIGTERM')
  await ended
  expect(await nextMigration((await place.open()).pool)).toBe(null)
  await expectCopyOfBefore(place)
})

test('the operator’s command leaves a copy', async () => {
  const place = await olderPlace()
  await place.shut()
  const { ended } = start('admin', variablesOf(place), ['list'])
  expect(await ended).toMatchObject({ code: 0 })
  expect(await nextMigration((await place.open()).pool)).toBe(null)
  await expectCopyOfBefore(place)
})

test('without a copy the tables stay as they are, unless a variable says so', async () => {
  const place = await olderPlace()
  const database = await place.open()
  writeFileSync(join(place.dataDir, 'backups'), 'a file where the folder should be')
  await expect(copyAndMigrate(database, { env: envOf(place), log: quiet })).rejects.toThrow()
  expect(await nextMigration(database.pool)).toBe(last)
  const env = envOf(place, { COPY_BEFORE_MIGRATION: 'off' })
  expect(await copyAndMigrate(database, { env, log: quiet })).toEqual([last])
})

test.runIf(isPostgres)('PostgreSQL without pg_dump: the sentence says both ways out', async () => {
  const place = await olderPlace()
  const env = envOf(place, { PG_BIN: place.dataDir })
  const tried = copyAndMigrate(await place.open(), { env, log: quiet })
  await expect(tried).rejects.toThrow(/No se encuentra pg_dump.*PG_BIN.*COPY_BEFORE_MIGRATION=off/)
  expect(await nextMigration((await place.open()).pool)).toBe(last)
  expect(readdirSync(join(place.dataDir, 'backups'))).toEqual([])
})

test('a copy that was written while another process migrated does not get the name', async () => {
  const place = await olderPlace()
  const database = await place.open()
  const connect = database.pool.connect.bind(database.pool)
  let connections = 0
  const other: typeof database.pool = Object.create(database.pool, {
    connect: {
      value: async () => {
        // The first connection asks what is missing. Then the other process comes.
        connections += 1
        if (connections === 2) await migrate(database.pool)
        return connect()
      },
    },
  })
  await backUpBeforeMigration({ ...database, pool: other }, { env: envOf(place), log: quiet })
  expect(connections).toBeGreaterThan(2)
  expect(readdirSync(join(place.dataDir, 'backups'))).toEqual([])
})

test.runIf(!isPostgres)('a move refuses data of an earlier version and leaves them as they are', async () => {
  const place = await olderPlace()
  await place.shut()
  const { ended } = start('move', variablesOf(place), ['--to', 'postgres://nobody@127.0.0.1:1/none'])
  const { code, stderr } = await ended
  expect({ code, stderr }).toMatchObject({ code: 1 })
  expect(stderr).toContain('son de una versión anterior')
  expect(await nextMigration((await place.open()).pool)).toBe(last)
  expect(existsSync(join(place.dataDir, 'backups'))).toBe(false)
})
