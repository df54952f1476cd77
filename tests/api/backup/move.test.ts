import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { isEmptyDatabase } from '@/server/db/copy/is-empty'
import { moveRows } from '@/server/db/copy/move-rows'
import { migrate } from '@/server/db/migrate'
import { loadPlaces } from '@/server/db/places/load-places'
import { databaseKind, putMigrated } from '@/tests/api/support/connect'
import { startEmptyDatabase, type TestDatabase } from '@/tests/api/support/database'
import { createWorld } from '@/tests/api/support/world'

const log = pino({ level: 'silent' })
let folder: string
let source: OpenDatabase
let empty: TestDatabase
let target: OpenDatabase

/** The embedded database, whatever the suite runs on: its own build of PostgreSQL rounds and sorts in its own way. */
async function openSource() {
  folder = mkdtempSync(join(tmpdir(), 'mantel-move-'))
  putMigrated(folder)
  const opened = await openDatabase({ dataDir: folder, log })
  await migrate(opened.pool)
  return opened
}

beforeAll(async () => {
  source = await openSource()
  const world = createWorld(source.db)
  for (const name of ['Casa «Ñ»', 'A\\B "comillas"\n']) await world.owner({ firstName: name })
  await loadPlaces(source.db)
  empty = await startEmptyDatabase(databaseKind, inject('serverUrl'))
  target = await openDatabase({
    databaseUrl: empty.url,
    dataDir: '',
    log,
    patienceMs: 600_000,
  })
})
afterAll(async () => {
  await target.close()
  await empty.close()
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a failure on the way leaves the target empty', async () => {
  const fail = () => {
    throw new Error('killed')
  }
  await expect(moveRows(source.pool, target.pool, fail)).rejects.toThrow('killed')
  expect(await isEmptyDatabase(target.pool)).toBe(true)
})

test('every row arrives as it was, references and sequences too', async () => {
  const moved: Record<string, number> = {}
  await moveRows(source.pool, target.pool, (table, rows) => {
    moved[table] = rows
  })
  expect(moved).toMatchObject({ owners: 2, restaurants: 2 })
  expect(moved.places).toBeGreaterThan(8000)
  const read = async ({ pool }: OpenDatabase, query: string) => (await pool.query(query)).rows
  for (const query of [
    'select * from owners order by id',
    'select id, name, lat, lon from places order by id desc limit 50',
    `select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by conname`,
    `select nextval('places_id_seq') > (select max(id) from places) as "is beyond"`,
    'select name, checksum from schema_migrations order by name',
  ])
    expect(await read(target, query)).toEqual(await read(source, query))
})
