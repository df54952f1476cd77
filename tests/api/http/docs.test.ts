import { ServerResponse } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { schemaText } from '@/server/http/docs/operation-card'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const limited = await harness({ limits: { read: 2 } })

const operation = z.looseObject({ summary: z.string(), responses: z.record(z.string(), z.unknown()) })
const document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

describe('/openapi.json', () => {
  test('has every endpoint, with its parameters and its failures', async () => {
    const { status, body } = await api.get('/openapi.json')
    expect(status).toBe(200)
    const { paths } = document.parse(body)
    for (const { path, method } of api.mounted)
      expect(paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase())
    expect(paths['/api/owner/{ownerId}']?.get).toMatchObject({
      security: [{ token: [] }],
      parameters: [{ name: 'ownerId', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { 200: {}, 400: {}, 401: {}, 404: {}, 429: {} },
    })
  })
})

describe('/docs', () => {
  test('lists every endpoint and loads nothing from anywhere', async () => {
    const { status, headers, body } = await api.get('/docs')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = String(body)
    for (const { path } of api.mounted)
      expect(page).toContain(`<code>${path.replace(/:(\w+)/g, '{$1}')}</code>`)
    expect(page).not.toMatch(/https?:\/\/|src=|@import|url\(/)
  })
})

test('they have the limit of reading', async () => {
  const statuses = []
  for (const path of ['/docs', '/openapi.json', '/docs', '/openapi.json'])
    statuses.push((await limited.get(path)).status)
  expect(statuses).toEqual([200, 200, 429, 429])
})

describe.each(['/openapi.json', '/docs'])('%s', (path) => {
  test('is sent from the same bytes to everybody, so that who does not read it takes no memory', async () => {
    const end = vi.spyOn(ServerResponse.prototype, 'end')
    await Promise.all([api.get(path), api.get(path)])
    const [first, second] = end.mock.calls.map(([body]) => body)
    end.mockRestore()
    expect(first).toBeInstanceOf(Buffer)
    expect(second).toBe(first)
  })
})

describe('schemaText', () => {
  const text = (schema: z.ZodType) =>
    schemaText(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

  test.each([
    [z.string(), 'string'],
    [z.number().min(1).max(20).default(5), 'number (1–20) = 5'],
    [z.int().min(0), 'integer (≥ 0)'],
    [z.int(), 'integer'],
    [z.enum(['a', 'b']).nullable(), '"a" | "b" | null'],
    [z.array(z.string()).max(3), 'string[] (máx. 3)'],
    [z.array(z.enum(['a', 'b'])), '("a" | "b")[]'],
    [z.tuple([z.number(), z.number()]), '[number, number]'],
    [z.object({}), '{}'],
    [z.object({ a: z.string(), 'b c': z.boolean().optional() }), '{\n  a: string\n  "b c"?: boolean\n}'],
    [z.record(z.string(), z.number()), '{ [string]: number }'],
    [z.unknown(), 'cualquier valor'],
    [z.literal(true), 'true'],
  ])('%#', (schema, expected) => {
    expect(text(schema)).toBe(expected)
  })
})
