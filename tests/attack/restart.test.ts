import { renameSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startMantel } from '@/scripts/test/running-mantel.mjs'
import { openDatabase } from '@/server/db/client'
import { processOf } from './support/processes'

const patience = { timeout: 120_000, interval: 200 }

const apiOn = (dataDir: string) => processOf('dist/server/main.js', `DATA_DIR=${dataDir}`)

/** Only Linux tells of processes this way. */
describe.runIf(process.platform === 'linux')('an api that is killed', () => {
  let running: Awaited<ReturnType<typeof startMantel>>
  const get = async (url: string) => (await fetch(url).catch(() => null))?.status ?? 0

  beforeAll(async () => {
    // As on its first day: with nothing, and all of it to make.
    running = await startMantel()
  }, 300_000)
  afterAll(() => running.stop())

  test('comes back by itself, and pages that were read go on being served', async () => {
    const { baseUrl, apiUrl, dataDir } = running.mantel
    expect(await get(baseUrl)).toBe(200)
    const killed = apiOn(dataDir)
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(async () => expect(await get(`${apiUrl}/healthz`)).toBe(0), patience)
    expect(await get(baseUrl)).toBe(200)
    await vi.waitFor(async () => expect(await get(`${apiUrl}/readyz`)).toBe(200), patience)
    expect(apiOn(dataDir)).not.toBe(killed)
  }, 300_000)

  /** PGlite reports it in words alone: docs/insides.md, server/db/insides/failures.ts. */
  test('ends when its database gives up, says why, and comes back with what was committed', async () => {
    const { apiUrl, dataDir } = running.mantel
    const ask = () => openDatabase({ dataDir, log: pino({ level: 'silent' }), attach: true })
    const before = apiOn(dataDir)
    const { pool, close } = await ask()
    await pool.query('create table kept as select 7 as seven')
    const log = path.join(dataDir, 'postgres/pg_wal')
    renameSync(log, `${log}.away`)
    // The next piece of the log cannot be written.
    const lost = pool.query('select pg_switch_wal()').then(() => pool.query('create table lost ()'))
    lost.catch(() => undefined)
    const why = () => running.log.find((line) => line.includes('se ha detenido') && line.includes('PANIC'))
    await vi.waitFor(() => expect(why()).toBeDefined(), { ...patience, interval: 20 })
    renameSync(`${log}.away`, log)
    await close().catch(() => undefined)
    await vi.waitFor(async () => expect(await get(`${apiUrl}/readyz`)).toBe(200), patience)
    expect(apiOn(dataDir)).not.toBe(before)
    const again = await ask()
    expect((await again.pool.query('select seven from kept')).rows).toEqual([{ seven: 7 }])
    await again.close()
  }, 300_000)
})
