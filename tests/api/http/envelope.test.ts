import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '@/contract/endpoint'
import { errorEnvelope } from '@/contract/errors'
import { newId } from '@/server/db/id'
import { owners } from '@/server/db/schema'
import { AppError } from '@/server/errors'
import { mount } from '@/server/http/mount'
import { harness } from '@/tests/api/support/harness'

const failing = endpoint({
  method: 'GET',
  path: '/test/fail/:how',
  auth: 'public',
  summary: 'Fails',
  params: z.object({ how: z.string() }),
  reply: z.object({ cents: z.int() }),
})

const lost = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })

const answers: Record<string, () => { cents: number }> = {
  known: () => {
    throw new AppError('conflict', 'email-taken', { fields: { email: 'taken' }, message: 'Ya existe.' })
  },
  unforeseen: () => {
    throw new Error('select secret from owners', { cause: new Error('password=hunter2') })
  },
  database: () => {
    throw new Error('query failed', { cause: lost })
  },
  slow: () => {
    throw new Error('query failed', { cause: new Error('Query read timeout') })
  },
  readOnly: () => {
    throw new Error('query failed', {
      cause: Object.assign(new Error('cannot execute UPDATE'), { code: '25006' }),
    })
  },
  cut: () => {
    throw new Error('query failed', {
      cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
    })
  },
  broken: () => ({ cents: 0.5 }),
  talkative: () => Object.assign({ cents: 1 }, { email: 'ana@example.com' }),
}

const clashing = endpoint({ ...failing, path: '/test/clash/:how' })

const api = await harness({
  extend: [
    (app) => mount(app, failing, (_, { params }) => answers[params.how]?.() ?? { cents: 0 }),
    (app) =>
      mount(app, clashing, async ({ db }, { params }) => {
        const name = { firstName: 'Ana', lastName: 'Prueba', passwordHash: 'x' }
        const twice = { ...name, email: `${params.how}@example.com` }
        await db.insert(owners).values([twice, { ...twice, id: newId() }])
        return { cents: 0 }
      }),
  ],
})

describe('an error', () => {
  test('that was foreseen says what it is', async () => {
    expect(await api.get('/test/fail/known')).toMatchObject({
      status: 409,
      body: {
        success: false,
        message: 'Ya existe.',
        error: { code: 'conflict', reason: 'email-taken', fields: { email: 'taken' } },
      },
    })
  })

  test('that nobody foresaw never leaks its cause, and is logged with it', async () => {
    const reply = await api.get('/test/fail/unforeseen')
    expect(reply).toMatchObject({ status: 500, body: { error: { code: 'internal', reason: 'internal' } } })
    expect(JSON.stringify(reply.body)).not.toMatch(/secret|hunter2|Error|at /)
    const id = reply.headers.get('x-request-id') ?? 'none'
    const line = api.logged.find((each) => each.includes(id) && each.includes('request failed'))
    expect(line).toContain('hunter2')
  })

  test("of a query is logged without anybody's data", async () => {
    expect(await api.get('/test/clash/private-address')).toMatchObject({ status: 500 })
    const line = api.logged.find(
      (each) => each.includes('request failed') && each.includes('owners_email_key'),
    )
    expect(JSON.parse(line ?? '')).toMatchObject({ err: { cause: { code: '23505' } } })
    expect(line).not.toMatch(/private-address|Prueba/)
  })

  test.each(['database', 'slow', 'readOnly', 'cut'])('of a %s is a 503 to try again', async (how) => {
    const reply = await api.get(`/test/fail/${how}`)
    expect(reply).toMatchObject({ status: 503, body: { error: { code: 'unavailable', retryAfter: 5 } } })
    expect(reply.headers.get('retry-after')).toBe('5')
  })

  test('is an answer that breaks the contract', async () => {
    expect(await api.get('/test/fail/broken')).toMatchObject({ status: 500 })
  })

  test.each([
    ['GET', '/nothing/here', 'unknown-path'],
    ['GET', '/api/unknown', 'unknown-path'],
    ['GET', '/', 'unknown-path'],
    ['DELETE', '/api/filter/menus', 'wrong-method'],
    ['GET', '/api/auth/login', 'wrong-method'],
  ])('%s %s is a 404 in the envelope', async (method, path, reason) => {
    const reply = await api.raw(path, { method })
    expect(reply.status).toBe(404)
    expect(errorEnvelope.parse(reply.body).error).toMatchObject({ code: 'not-found', reason })
  })
})

describe('the request id', () => {
  test('is the same in the header and in the envelope', async () => {
    const reply = await api.get('/nothing')
    expect(reply.body).toMatchObject({ error: { requestId: reply.headers.get('x-request-id') } })
  })

  test.each([
    ['x-request-id', 'abc-123'],
    ['x-request-id', '0b5d7a526c1e4f0a9d3b7e2f1a4c8d90'],
    ['x-request-id', '0B5D7A52-6C1E-4F0A-9d3b-7e2f1a4c8d90'],
    ['x-request-id', 'a"b'],
    ['x-request-id', '<script>'],
    ['traceparent', `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`],
  ])('is ours, whatever a stranger says in %s: %s', async (name, given) => {
    const id = (await api.get('/nothing', { [name]: given })).headers.get('x-request-id')
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(given.replaceAll('-', '').toLowerCase()).not.toContain(id)
    const lines = api.logged.filter((line) => line.includes(`"${id}"`)).map((line) => JSON.parse(line))
    expect(lines).toEqual([expect.objectContaining({ requestId: id, traceId: id })])
  })
})

describe('every answer', () => {
  test('leaves out what the contract does not name', async () => {
    expect(await api.get('/test/fail/talkative')).toMatchObject({ status: 200, body: { cents: 1 } })
    expect((await api.get('/test/fail/talkative')).body).not.toHaveProperty('email')
  })

  test('is kept by no cache and sniffed by no browser, and opens to no other origin', async () => {
    const { headers } = await api.get('/healthz', { origin: 'https://elsewhere.example' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('to OPTIONS names the methods and allows nothing across origins', async () => {
    const reply = await api.raw('/api/menus', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('allow')).toBe('OPTIONS, POST')
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('to HEAD is that to GET without its body', async () => {
    expect(await api.raw('/api/sitemap', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  })

  test('is logged by pattern, never with the path or the query', async () => {
    const { headers } = await api.get('/api/owner/restaurant/0123456789ab?email=ana@example.com')
    const requestId = headers.get('x-request-id') ?? 'none'
    const lines = api.logged.filter((each) => each.includes(requestId))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId,
      method: 'GET',
      route: '/api/owner/restaurant/:restaurantId',
      status: 404,
    })
    expect(lines[0]).not.toMatch(/ana@|0123456789ab/)
  })
})
