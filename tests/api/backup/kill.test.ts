import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBeingRestored, isEmptyDatabase } from '@/server/db/copy/is-empty'
import { bundle } from '@/tests/api/support/bundle'
import { runs } from '@/tests/setup/seed'
import { startNumbers } from './numbers'
import { binaries, isPostgres, newPlace, type Place } from './place'

// A database draws half of the runs where there are both: `PROPERTY_RUNS=25` then kills each of them fifty times on each database.
const kills = runs(4)
const numbers = 2000

let scripts: Record<'backup' | 'restore', Awaited<ReturnType<typeof bundle>>>
let folder: string
let source: Place

beforeAll(async () => {
  scripts = { backup: await bundle('server/cli/backup.ts'), restore: await bundle('server/cli/restore.ts') }
  folder = mkdtempSync(join(tmpdir(), 'mantel-killed-'))
  source = await newPlace()
  const { pool } = await source.open()
  await pool.query(
    `create table numbers as select n, repeat('carga', 50) as ballast from generate_series(1, $1::int) n`,
    [numbers],
  )
  for (let n = 0; n < 20; n++)
    await source.storage.write({
      key: `fichero${n}/a.webp`,
      contentType: 'image/webp',
      bytes: Buffer.alloc(50_000, n),
    })
  await source.shut()
})
afterAll(async () => {
  for (const script of Object.values(scripts)) script.remove()
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

function start(name: 'backup' | 'restore', file: string, { dataDir, databaseUrl }: Place) {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PG_BIN: binaries,
    TMPDIR: folder,
  }
  return spawn(process.execPath, [scripts[name].path, file], { stdio: 'ignore', env })
}

/** Runs a command to its end. Returns the time that it took. */
async function whole(name: 'backup' | 'restore', file: string, place: Place) {
  const began = performance.now()
  const [code] = await once(start(name, file, place), 'exit')
  expect(code).toBe(0)
  return performance.now() - began
}

async function killed(name: 'backup' | 'restore', file: string, place: Place, afterMs: number) {
  const child = start(name, file, place)
  const gone = once(child, 'exit')
  await Promise.race([wait(afterMs), gone])
  child.kill('SIGKILL')
  await gone
}

/** Late moments too: the last steps are the ones that count. */
const moments = (ms: number) =>
  Array.from({ length: kills }, (_, n) => ms * (0.3 + (0.75 * (n + Math.random())) / kills))

async function expectAll(place: Place) {
  const { rows } = await (await place.open()).pool.query('select count(*)::int as count from numbers')
  expect(rows).toEqual([{ count: numbers }])
  expect((await place.storage.find('fichero19/a.webp'))?.byteCount).toBe(50_000)
}

const committed = async (place: Place) => {
  const { pool } = await place.open()
  const read = async (table: string) =>
    (await pool.query<{ n: number }>(`select n from ${table} order by n`)).rows.map(({ n }) => n)
  const [first, second] = [await read('first'), await read('second')]
  expect(first).toEqual(second)
  return new Set(first)
}

test(`a killed backup leaves no half archive and stops no writer, ${kills} times`, async () => {
  const numbers = await startNumbers((await source.open()).pool)
  const ms = await whole('backup', join(folder, 'first'), source)
  for (const [n, moment] of moments(ms).entries()) {
    const file = join(folder, `killed-${n}`)
    const before = numbers.acknowledged()
    await killed('backup', file, source, moment)
    // What the killed process held is let go of: the writers go on.
    await numbers.until(numbers.acknowledged().length + 10)
    if (!existsSync(file)) continue
    const target = await newPlace({ isEmpty: true })
    await target.restore(file)
    await expectAll(target)
    const restored = await committed(target)
    expect(before.filter((one) => !restored.has(one))).toEqual([])
    await target.close()
  }
  await numbers.stop()
  await expectAll(source)
  const stored = await committed(source)
  expect(numbers.acknowledged().filter((one) => !stored.has(one))).toEqual([])
  await source.shut()
})

test(`a killed restore has restored all or nothing, and goes through the next time, ${kills} times`, async () => {
  const file = join(folder, 'restored')
  await whole('backup', file, source)
  const first = await newPlace({ isEmpty: true })
  const ms = await whole('restore', file, first)
  await first.close()
  for (const moment of moments(ms)) {
    const target = await newPlace({ isEmpty: true })
    await killed('restore', file, target, moment)
    if (isPostgres) await expect.poll(async () => isBeingRestored((await target.open()).pool)).toBe(false)
    const isEmpty = isPostgres
      ? await isEmptyDatabase((await target.open()).pool)
      : !existsSync(join(target.dataDir, 'postgres'))
    await target.shut()
    if (isEmpty) await whole('restore', file, target)
    await expectAll(target)
    await target.close()
  }
})
