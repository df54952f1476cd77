import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { login } from '@/contract/endpoints/accounts'
import { redisProgram, startRedis } from '@/scripts/test/start-redis.mjs'
import { openDatabase } from '@/server/db/client'
import { createMemoryCounts } from '@/server/ports/counts/memory'
import { createRedisCounts } from '@/server/ports/counts/redis'
import { startOwnDatabase } from '@/tests/api/support/connect'
import { harness } from '@/tests/api/support/harness'

describe.runIf(redisProgram)('two apis with one Redis', async () => {
  const log = pino({ level: 'silent' })
  const [redis, own] = redisProgram ? [await startRedis(), await startOwnDatabase()] : []
  const apis = redis && own ? [await startApi(), await startApi()] : []
  afterAll(async () => {
    await redis?.close()
    await own?.close()
  })

  async function startApi() {
    const database = await openDatabase({ databaseUrl: own?.url, dataDir: '', log })
    const alone = createMemoryCounts()
    const counts = createRedisCounts({ url: String(redis?.url), log, alone, timeoutMs: 5_000 })
    const limits = { write: 20 }
    const api = await harness({ ownDatabase: database, services: { counts }, limits })
    afterAll(counts.close)
    return api
  }

  const from = (address: string) => apis.map((api) => api.asWeb(address))

  test('allow ten wrong passwords in all', async () => {
    const [one, other] = from('203.0.113.10')
    const body = { email: 'nobody@example.com', password: 'a guess', timeZone: 'Europe/Madrid' }
    const statuses = []
    for (let n = 0; n < 12; n++) statuses.push((await (n % 2 ? one : other)?.post(login.path, body))?.status)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('allow a client its limit of a class in all', async () => {
    const [one, other] = from('203.0.113.11')
    const statuses = []
    for (let n = 0; n < 22; n++) {
      const body = { email: `nobody${n}@example.com`, password: '', timeZone: 'Europe/Madrid' }
      statuses.push((await (n % 2 ? one : other)?.post(login.path, body))?.status)
    }
    expect(statuses).toEqual([...Array(20).fill(400), 429, 429])
  })
})
