import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redisProgram, startRedis } from '@/scripts/test/start-redis.mjs'
import { checkRedis } from '@/server/doctor/check-redis'

test('without REDIS_URL nothing is asked', async () => {
  expect(await checkRedis({ REDIS_URL: undefined })).toMatchObject([{ state: 'not-asked' }])
})

test('nobody at the address is bad, and says what to do', async () => {
  const found = await checkRedis({ REDIS_URL: 'redis://127.0.0.1:1' })
  expect(found).toMatchObject([{ state: 'bad', text: expect.stringContaining('ECONNREFUSED') }])
  expect(found[0]?.advice).toContain('REDIS_URL')
})

describe.skipIf(!redisProgram)('a Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.close())

  test('that answers is good', async () => {
    expect(await checkRedis({ REDIS_URL: redis.url })).toMatchObject([{ state: 'good' }])
  })

  test('that refuses the password is bad', async () => {
    const found = await checkRedis({ REDIS_URL: redis.url.replace(/:[^:@]+@/, ':wrong@') })
    expect(found).toMatchObject([{ state: 'bad', text: expect.stringContaining('WRONGPASS') }])
  })
})
