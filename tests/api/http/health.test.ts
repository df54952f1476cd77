import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import * as schema from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'

const nowhere = drizzle(new pg.Pool({ host: '127.0.0.1', port: 1 }), { schema, casing: 'snake_case' })
const api = await harness()
const cut = await harness({ services: { db: nowhere } })

describe('with its database', () => {
  test('the process lives and is ready', async () => {
    expect(await api.get('/healthz')).toMatchObject({ status: 200, body: { ok: true } })
    // A database under load may take longer than it waits.
    await expect.poll(() => api.get('/readyz')).toMatchObject({ status: 200, body: { ok: true } })
  })
})

test('many who ask at once make one question to the database', async () => {
  const before = vi.spyOn(api.ctx.db, 'execute')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const began = performance.now()
  const answers = await Promise.all(Array.from({ length: 50 }, () => api.get('/readyz')))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  // An answer is kept for 200 ms, and a busy machine takes longer for fifty.
  const most = Math.ceil((performance.now() - began) / 200)
  expect(before.mock.calls.length).toBeGreaterThan(0)
  expect(before.mock.calls.length).toBeLessThanOrEqual(most)
  before.mockRestore()
})

describe('cut off from it', () => {
  test('the process lives, but is not ready', async () => {
    expect(await cut.get('/healthz')).toMatchObject({ status: 200 })
    expect(await cut.get('/readyz')).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
  })

  test.each(['/api/owner/restaurant/000000000000', '/api/sitemap'])(
    '%s says to come back later',
    async (path) => {
      expect(await cut.get(path)).toMatchObject({
        status: 503,
        body: { error: { reason: 'database', retryAfter: 5 } },
      })
    },
  )
})
