import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startMantel } from '@/scripts/test/running-mantel.mjs'
import { processOf } from './support/processes'

const patience = { timeout: 120_000, interval: 200 }

const apiOn = (dataDir: string) => processOf('dist/server/main.js', `DATA_DIR=${dataDir}`)

/** Only Linux tells of processes this way. */
describe.runIf(process.platform === 'linux')('an api that is killed', () => {
  let running: Awaited<ReturnType<typeof startMantel>>
  const get = async (url: string) => (await fetch(url).catch(() => null))?.status ?? 0

  beforeAll(async () => {
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
})
