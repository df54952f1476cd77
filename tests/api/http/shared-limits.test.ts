import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { forgetPassword, login, resetPassword } from '@/contract/endpoints/accounts'
import { redisProgram, startRedis } from '@/scripts/test/start-redis.mjs'
import { openDatabase } from '@/server/db/client'
import { createMemoryCounts } from '@/server/ports/counts/memory'
import { createRedisCounts } from '@/server/ports/counts/redis'
import { mailTo } from '@/tests/api/mail/sent-mails'
import { startOwnDatabase } from '@/tests/api/support/connect'
import { harness } from '@/tests/api/support/harness'

describe.runIf(redisProgram)('two apis with one Redis', async () => {
  const log = pino({ level: 'silent' })
  const [redis, own] = redisProgram ? [await startRedis(), await startOwnDatabase()] : []
  // Before the apis: what is asked for last is done first, and they delete their owners at the end.
  afterAll(async () => {
    await redis?.close()
    await own?.close()
  })
  const apis = redis && own ? [await startApi(), await startApi()] : []

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

  test('allow a client five tries at a code in all', async () => {
    const [one, other] = from('203.0.113.12')
    const [api] = apis
    const { email } = (await api?.owner()) ?? { email: '' }
    await one?.post(forgetPassword.path, { email })
    const [mail] = api ? await mailTo(api, email) : []
    const code = /^\s*(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? ''
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const reset = (otp: string) => ({ email, otp, newPassword: 'otra frase bien larga' })
    for (let n = 0; n < 5; n++)
      expect((await (n % 2 ? one : other)?.post(resetPassword.path, reset(wrong)))?.status).toBe(400)
    expect((await one?.post(resetPassword.path, reset(code)))?.status).toBe(400)
    expect((await other?.post(resetPassword.path, reset(code)))?.status).toBe(400)
    const [elsewhere] = from('203.0.113.13')
    expect((await elsewhere?.post(resetPassword.path, reset(code)))?.status).toBe(200)
  })

  test('send a client five codes an hour in all', async () => {
    const [one, other] = from('203.0.113.14')
    const { email } = (await apis[0]?.owner()) ?? { email: '' }
    const statuses = []
    for (let n = 0; n < 7; n++) {
      for (const api of apis) api.time.now = new Date(Date.now() + n * 2 * 60_000)
      statuses.push((await (n % 2 ? one : other)?.post(forgetPassword.path, { email }))?.status)
    }
    for (const api of apis) api.time.now = null
    expect(statuses).toEqual([...Array(5).fill(200), 429, 429])
  })
})
