import { expect, it } from 'vitest'
import { mayBeKept } from '@/lib/insides/cache/may-be-kept'

const route = (status: number) => ({ kind: 'APP_ROUTE' as const, status, body: Buffer.from(''), headers: {} })
const kept = (status: number, tags = ['restaurant:a']) =>
  mayBeKept(route(status) as unknown as Parameters<typeof mayBeKept>[0], tags)

it('keeps what is there, what leads elsewhere and what is gone', () => {
  expect([200, 301, 307, 308, 404, 410].map((status) => kept(status))).toEqual(Array(6).fill(true))
})

it.each([204, 206, 400, 401, 405, 429, 500, 502, 503])('does not keep a %i', (status) => {
  expect(kept(status)).toBe(false)
})

it('keeps nothing that no change could expire', () => {
  expect(kept(200, [])).toBe(false)
})
