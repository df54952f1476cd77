import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { EndpointData } from '@/contract/endpoint'
import * as contract from '@/contract/endpoints'
import { errorEnvelope } from '@/contract/errors'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const owner = await api.owner()

const garbage = [
  '',
  'x',
  'null',
  '-1',
  '1e999',
  'NaN',
  '%00',
  '%E0%A4%A',
  '..%2f..%2fetc',
  '%27%20or%201=1--',
  '🍤',
  'a'.repeat(5_000),
]

const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '12',
  '{"__proto__":{"admin":true}}',
  '{"a":"\\u0000"}',
  '['.repeat(50_000),
  `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
]

/** Enough to be let in wherever it is sent, so that the field under test is what decides. */
const plausible = {
  ...{ lat: 40.4, lon: -3.7, restaurantIds: [], price: 12.5, categories: [] },
  ...{ email: 'ana@example.com', password: 'guess', ownerId: owner.ownerId },
}

/** Every field the endpoint has, each in turn holding each of these. */
const values = [
  null,
  true,
  -1,
  1e308,
  0.1,
  '',
  '\0',
  '\ud800',
  'x'.repeat(10_000),
  [],
  [[]],
  {},
  [null],
  ['x', { a: 1 }],
]

/** A body that is renamed after it was validated has its fields on the way in. */
function keysOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  return schema instanceof z.ZodPipe ? keysOf(schema.in) : []
}

const allowed = (endpoint: EndpointData) => [endpoint.status ?? 200, 400, 401, 404, 409, 413, 415]

function expectSane(endpoint: EndpointData, reply: { status: number; body: unknown }, sent: unknown) {
  expect(allowed(endpoint), `${endpoint.path} with ${JSON.stringify(sent)?.slice(0, 200)}`).toContain(
    reply.status,
  )
  if (reply.status >= 400) errorEnvelope.parse(reply.body)
}

const fill = (path: string, value: string) => path.replace(/:\w+/g, value || 'x')

test('every endpoint of the contract is served', () => {
  const name = ({ method, path }: EndpointData) => `${method} ${path}`
  const promised = Object.values(contract).flatMap((each) => (typeof each === 'object' ? [name(each)] : []))
  expect(api.mounted.map(name).toSorted()).toEqual(promised.toSorted())
})

/** They ask by POST, and change nothing. */
const searches = ['/api/filter/', '/api/sort/', '/api/filter/menus', '/api/filter/menus/in/:language']

test('whatever anybody may change says how often', () => {
  const changing = api.mounted.filter(({ auth, method, path }) => {
    return auth === 'public' && method !== 'GET' && !searches.includes(path)
  })
  expect(changing.filter(({ limit }) => !limit).map(({ path }) => path)).toEqual([])
})

describe.each(api.mounted.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    let client = api.as(owner)
    async function send(path: string, body?: string) {
      const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' }
      const ask = () => client.raw(path, { method: endpoint.method, headers, body })
      const answer = await ask()
      if (answer.status !== 401 || endpoint.auth !== 'owner') return answer
      // The request before this one may have ended the session. This one has to be read by the endpoint, not refused at the door.
      client = api.as(owner)
      return ask()
    }

    test.runIf(endpoint.auth === 'owner')('refuses who has no token, whatever they send', async () => {
      const paths = [
        fill(endpoint.path, owner.ownerId),
        fill(endpoint.path, '%00'),
        `${fill(endpoint.path, 'x')}?a=%00`,
      ]
      for (const path of paths)
        expect(await api.raw(path, { method: endpoint.method })).toMatchObject({ status: 401 })
    })

    test.runIf(endpoint.params)('survives garbage in its path', async () => {
      for (const text of garbage) expectSane(endpoint, await send(fill(endpoint.path, text)), text)
    })

    test.runIf(endpoint.query)('survives garbage in its query', async () => {
      for (const key of keysOf(endpoint.query))
        for (const text of garbage) {
          expectSane(endpoint, await send(`${endpoint.path}?${key}=${text}`), text)
          expectSane(endpoint, await send(`${endpoint.path}?${key}=${text}&${key}=${text}`), text)
        }
    })

    test.runIf(endpoint.body)('survives a body that is none of its own', async () => {
      for (const body of bodies) expectSane(endpoint, await send(fill(endpoint.path, 'x'), body), body)
    })

    test.runIf(endpoint.body)('survives garbage in every field', async () => {
      for (const key of keysOf(endpoint.body))
        for (const value of values) {
          const body = JSON.stringify({ ...plausible, [key]: value })
          expectSane(endpoint, await send(fill(endpoint.path, 'x'), body), { [key]: value })
        }
    })

    test.runIf(endpoint.body)('refuses a body over its limit', async () => {
      const size = (endpoint.maxBodyBytes ?? 256 * 1024) + 1
      expect(await send(fill(endpoint.path, 'x'), 'x'.repeat(size))).toMatchObject({ status: 413 })
    })
  },
)
