import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { isEmptyDatabase } from '@/server/db/copy/is-empty'
import { migrate } from '@/server/db/migrate'
import { loadPlaces } from '@/server/db/places/load-places'
import { startProcess } from '@/tests/api/process/start-process'
import { bundle } from '@/tests/api/support/bundle'
import { databaseKind, putMigrated } from '@/tests/api/support/connect'
import { startEmptyDatabase, type TestDatabase } from '@/tests/api/support/database'
import { createWorld } from '@/tests/api/support/world'
import { runs } from '@/tests/setup/seed'

// As in kill.test.ts. A move ends in PostgreSQL, so it is killed there alone.
const kills = runs(8)
const log = pino({ level: 'silent' })
const tables = ['owners', 'restaurants', 'places', 'schema_migrations']

let script: Awaited<ReturnType<typeof bundle>>
let folder: string
let expected: number[]
const targets: TestDatabase[] = []

const openSource = () => openDatabase({ dataDir: folder, log })
const countsOf = async ({ pool }: OpenDatabase) => {
  const counts = []
  for (const table of tables) {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    counts.push(rows[0]?.count ?? 0)
  }
  return counts
}

beforeAll(async () => {
  if (databaseKind !== 'postgres') return
  script = await bundle('server/cli/move.ts')
  folder = mkdtempSync(join(tmpdir(), 'mantel-move-killed-'))
  putMigrated(folder)
  const source = await openSource()
  await migrate(source.pool)
  await createWorld(source.db).owner({ firstName: 'Casa «Ñ»' })
  await loadPlaces(source.db)
  expected = await countsOf(source)
  await source.close()
})
afterAll(async () => {
  if (databaseKind !== 'postgres') return
  script.remove()
  for (const target of targets) await target.close()
  rmSync(folder, { recursive: true, force: true })
})

async function newTarget() {
  const target = await startEmptyDatabase('postgres', inject('serverUrl'))
  targets.push(target)
  return target
}

const start = ({ url }: TestDatabase) =>
  startProcess(script.path, { DATA_DIR: folder, TMPDIR: folder }, [], ['--to', url])

/** Runs a move to its end. Returns the time that it took. */
async function whole(target: TestDatabase) {
  const began = performance.now()
  expect(await start(target).ended).toMatchObject({ code: 0 })
  return performance.now() - began
}

/** Everything or nothing, once PostgreSQL has noticed that the other side is gone. */
async function isWhole({ url }: TestDatabase) {
  const target = await openDatabase({ databaseUrl: url, dataDir: '', log })
  const others = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'mantel' and state <> 'idle'`
  await expect
    .poll(async () => (await target.pool.query(others)).rows, { timeout: 60_000 })
    .toEqual([{ count: 0 }])
  const isEmpty = await isEmptyDatabase(target.pool)
  if (!isEmpty) expect(await countsOf(target)).toEqual(expected)
  await target.close()
  return !isEmpty
}

test.runIf(databaseKind === 'postgres')(
  `a killed move leaves the source whole and the target complete or empty, ${kills} times`,
  { timeout: 1_200_000 },
  async () => {
    const ms = await whole(await newTarget())
    let target = await newTarget()
    for (let n = 0; n < kills; n++) {
      const { child } = start(target)
      const gone = once(child, 'exit')
      await Promise.race([wait(ms * (0.2 + (0.85 * (n + Math.random())) / kills)), gone])
      child.kill('SIGKILL')
      await gone
      if (await isWhole(target)) target = await newTarget()
      const source = await openSource()
      expect(await countsOf(source)).toEqual(expected)
      await source.close()
    }
    await whole(target)
    expect(await isWhole(target)).toBe(true)
  },
)
