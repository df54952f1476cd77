import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import { bundle } from '@/tests/api/support/bundle'
import { databaseKind, putMigrated } from '@/tests/api/support/connect'
import { startEmptyDatabase, type TestDatabase } from '@/tests/api/support/database'
import { scheduleMany } from './scheduled'

const menuCount = 400
/** Each time after two pieces and at any point of the third. */
const kills = 2
const piecesBefore = 2
const at = new Date('2026-11-20T10:30:00Z')

let script: Awaited<ReturnType<typeof bundle>>
let folder: string
let server: TestDatabase | undefined

beforeAll(async () => {
  script = await bundle('tests/api/own-menus/publisher.ts')
  folder = mkdtempSync(join(tmpdir(), 'mantel-publish-'))
  putMigrated(folder)
  server = databaseKind === 'postgres' ? await startEmptyDatabase('postgres', inject('serverUrl')) : undefined
})
afterAll(async () => {
  script.remove()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** In the test's own process, while no publisher has the embedded database. */
async function inside<T>(look: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const log = pino({ level: 'silent' })
  const database = await openDatabase({ dataDir: folder, databaseUrl: server?.url, log })
  try {
    return await look(database)
  } finally {
    await database.close()
  }
}

const states = () =>
  inside(async ({ db }) => {
    const { rows } = await db.execute<{ state: string; times: number; found: boolean; count: number }>(sql`
      select state, (
        select count(*)::integer from audit_log where entity_id = menus.id and action = 'menu.published'
      ) as times, menu_date is not null as found, count(*)::integer as count
      from menus left join restaurant_search using (restaurant_id)
      group by 1, 2, 3 order by 1, 2, 3`)
    return rows
  })

function start() {
  const child = spawn(process.execPath, [script.path, folder, server?.url ?? '', at.toISOString()], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder },
  })
  return { child, ended: once(child, 'close'), pieces: createInterface(child.stdout) }
}

async function killInTheMiddle() {
  const { child, ended, pieces } = start()
  let seen = 0
  for await (const _ of pieces) if (++seen === piecesBefore) break
  await wait(Math.random() * 30)
  child.kill('SIGKILL')
  await ended
}

test('menus of one minute all come out once, through kill -9 in the middle', {
  timeout: 300_000,
}, async () => {
  await inside(async ({ db, pool }) => {
    await migrate(pool)
    await scheduleMany(db, menuCount, { date: '2026-11-20', publishAt: at })
  })
  for (let round = 0; round < kills; round++) await killInTheMiddle()
  const before = await states()
  expect(before.map(({ state, times, found }) => [state, times, found])).toEqual([
    ['published', 1, true],
    ['scheduled', 0, false],
  ])
  expect((await start().ended)[0]).toBe(0)
  expect(await states()).toEqual([{ state: 'published', times: 1, found: true, count: menuCount }])
})
