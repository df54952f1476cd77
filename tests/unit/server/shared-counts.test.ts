import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redisProgram, startRedis } from '@/scripts/test/start-redis.mjs'
import { createMeter } from '@/server/modules/mail/line'
import { createPace } from '@/server/modules/mail/pace'
import { createMemoryCounts } from '@/server/ports/counts/memory'
import { createRedisCounts } from '@/server/ports/counts/redis'
import { readReply } from '@/server/ports/counts/resp'

const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
const closed: (() => void)[] = []
afterAll(() => {
  for (const close of closed) close()
})

/** What one process counts with. */
function startProcess(url: string, timeoutMs = 5_000) {
  const counts = createRedisCounts({ url, log, alone: createMemoryCounts(), timeoutMs, restMs: 50 })
  closed.push(counts.close)
  return counts
}

const start = new Date('2030-01-01T12:00:00Z')
const asking = (key: string, most: number) => ({
  ...{ name: 'secret', windowMs: 60_000, now: Date.now() },
  keys: [{ key, most }],
})

test.each([
  ['+OK\r\n', 'OK', 5],
  [':-12\r\n:3\r\n', -12, 6],
  ['$5\r\nniño\r\n', 'niño', 11],
  ['$-1\r\n', null, 5],
])('the reply %j is read', (bytes, reply, length) => {
  expect(readReply(Buffer.from(bytes))).toEqual({ reply, length })
  for (let at = 0; at < length; at++) expect(readReply(Buffer.from(bytes).subarray(0, at))).toBeUndefined()
})

test('without Redis, a process counts by itself and says so once', async () => {
  lines.length = 0
  const counts = startProcess('redis://127.0.0.1:1')
  const waits = []
  for (let n = 0; n < 4; n++) waits.push(await counts.request(asking('ana', 3)))
  expect(waits.map((ms) => ms > 0)).toEqual([false, false, false, true])
  expect(lines.filter((line) => line.includes('counts limits by itself'))).toHaveLength(1)
})

describe.skipIf(!redisProgram)('two processes with one Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.close())
  const both = () => [startProcess(redis.url), startProcess(redis.url)] as const

  test('count requests once, also when they come at once', async () => {
    const [one, other] = both()
    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, n) => (n % 2 ? one : other).request(asking('a crowd', 10))),
    )
    expect(waits.filter((ms) => ms === 0)).toHaveLength(10)
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000)
    expect(await other.request(asking('somebody else', 10))).toBe(0)
  })

  test('let a client ask again when its window is over', async () => {
    const [one, other] = both()
    const asked = { ...asking('a short window', 1), windowMs: 150 }
    expect(await one.request(asked)).toBe(0)
    await expect.poll(() => other.request(asked), { interval: 20 }).toBe(0)
  })

  test('count nothing for a client when its network is full', async () => {
    const [one, other] = both()
    const keys = (client: string, most: number) => [
      { key: client, most },
      { key: 'a network', most: 3 },
    ]
    for (let n = 0; n < 3; n++) await one.request({ ...asking('', 1), keys: keys(`client ${n}`, 9) })
    expect(await other.request({ ...asking('', 1), keys: keys('a new client', 1) })).toBeGreaterThan(0)
    expect(await other.request(asking('a new client', 1))).toBe(0)
  })

  test('answer tries as one process with a memory of its own does', async () => {
    const [one, other] = both()
    const alone = createMemoryCounts()
    const clients = ['203.0.113.1', '203.0.113.2', '198.51.100.7']
    const emails = ['ana@example.com', undefined, 'bea@example.com']
    const given: number[] = []
    const expected: number[] = []
    for (let n = 0; n < 240; n++) {
      const client = `${clients[(n * 7) % 3]} here`
      const email = emails[Math.floor(n / 5) % 3]
      const tried = { client, ...(email && { email }) }
      const now = new Date(start.getTime() + n * 9_000)
      const process = n % 2 ? one : other
      given.push(await process.beginTry(tried, now))
      expected.push(await alone.beginTry(tried, now))
      if (n % 11 > 0) continue
      await process.succeed(tried)
      await alone.succeed(tried)
    }
    expect(given).toEqual(expected)
    expect(expected.some((ms) => ms > 0)).toBe(true)
  })

  test('give no more tries to who tries at once', async () => {
    const [one, other] = both()
    const tried = { client: 'who tries at once', email: 'eva@example.com' }
    const waits = await Promise.all(
      Array.from({ length: 80 }, (_, n) => (n % 2 ? one : other).beginTry(tried, start)),
    )
    expect(waits.filter((ms) => ms === 0)).toHaveLength(10)
  })

  test('count a key up to its limit, until it is cleared', async () => {
    const [one, other] = both()
    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).count('a code', 5, start)),
    )
    expect(counted.filter(Boolean)).toHaveLength(5)
    expect(await one.counted('a code', start)).toBe(5)
    expect(await one.counted('another code', start)).toBe(0)
    await other.clear('a code')
    expect(await one.count('a code', 5, start)).toBe(true)
  })

  test('send no more mails a second to one domain than one process may', async () => {
    const processes = both().map((counts) => ({ counts, pace: createPace(20) }))
    const began = Date.now()
    for (const round of [0, 1])
      await Promise.all(
        processes.map(({ counts, pace }, which) => {
          const id = (n: number) => `${round} ${which} ${n}`
          const mails = Array.from({ length: 20 }, (_, n) => ({
            id: id(n),
            recipient: `${n}@grande.example`,
          }))
          return pace.split(mails, new Date(), counts)
        }),
      )
    const [one] = both()
    const next = { key: 'mails to grande.example', count: 1, apartMs: 50, now: Date.now() }
    const waitMs = await one.reserve(next)
    // Eighty mails at twenty a second take four seconds.
    expect(waitMs + Date.now() - began).toBeGreaterThanOrEqual(4_000)
    expect(waitMs).toBeLessThanOrEqual(4_001)
  })

  test('begin no more mails a second in all than one process may', async () => {
    const meters = both().map((counts) => ({ counts, meter: createMeter(100) }))
    const began = Date.now()
    let last = 0
    for (let n = 0; n < 100; n++)
      for (const { counts, meter } of meters) last = await meter(counts, Date.now())
    // The two hundredth comes two seconds after the first. A tenth of a second is made up for.
    expect(last + Date.now() - began).toBeGreaterThanOrEqual(1_880)
  })

  test('go on alone while it is away, and together when it is back', async () => {
    const [one, other] = both()
    for (let n = 0; n < 3; n++) await one.request(asking('before', 3))
    expect(await other.request(asking('before', 3))).toBeGreaterThan(0)
    lines.length = 0
    await redis.stop()
    expect(await one.request(asking('while', 1))).toBe(0)
    expect(await one.request(asking('while', 1))).toBeGreaterThan(0)
    expect(await other.request(asking('while', 1))).toBe(0)
    expect(lines.filter((line) => line.includes('counts limits by itself'))).toHaveLength(2)
    await redis.start()
    await expect
      .poll(async () => {
        await one.request(asking('knocking', 1_000))
        await other.request(asking('knocking', 1_000))
        return lines.filter((line) => line.includes('for all processes again')).length
      })
      .toBe(2)
    expect(await one.request(asking('after', 1))).toBe(0)
    expect(await other.request(asking('after', 1))).toBeGreaterThan(0)
  })

  test('wait a moment for one that is frozen, and no longer', async () => {
    const counts = startProcess(redis.url, 100)
    await expect.poll(() => counts.request(asking('warm', 1e6))).toBe(0)
    redis.signal('SIGSTOP')
    try {
      expect(await counts.request(asking('frozen', 1))).toBe(0)
      expect(await counts.request(asking('frozen', 1))).toBeGreaterThan(0)
    } finally {
      redis.signal('SIGCONT')
    }
  })

  test('say that a password is wrong, and count by themselves', async () => {
    lines.length = 0
    const counts = startProcess(redis.url.replace(/:[^:@]+@/, ':wrong@'))
    expect(await counts.request(asking('locked out', 1))).toBe(0)
    expect(lines.join()).toContain('WRONGPASS')
  })

  test('keep no address in it', async () => {
    const seen: string[] = []
    const { createConnection } = await import('@/server/ports/counts/resp')
    const connection = createConnection(new URL(redis.url), 5_000)
    const [one] = both()
    await one.request(asking('203.0.113.99', 3))
    for (let n = 0; n < 20; n++) seen.push(String(await connection.send(['RANDOMKEY'])))
    connection.close()
    expect(seen.every((key) => /^mantel:(ask:\w+|try):[\w-]{22}$/.test(key))).toBe(true)
  })
})
