import { expect, test } from 'vitest'
import { createInternalProofs } from '@/contract/internal-proof'

const [secret, next] = ['the secret that both know', 'the one they change to']
const noon = Date.UTC(2026, 10, 20, 12)
const at = (minutes: number, of = secret, before?: string) =>
  createInternalProofs(() => noon + minutes * 60_000, of, before)

test('is believed in its hour and beside it, since clocks differ, and no longer', async () => {
  const proof = await at(30).make('web-to-api')
  for (const minutes of [-59, 0, 59, 60, 119])
    expect(await at(minutes).holds(proof, 'web-to-api'), `${minutes}`).toBe(true)
  for (const minutes of [-61, 120, 24 * 60]) expect(await at(minutes).holds(proof, 'web-to-api')).toBe(false)
})

test('is the same all its hour, and never holds the secret', async () => {
  const proofs = at(0)
  const proof = await proofs.make('web-to-api')
  expect(proof).toMatch(/^[\da-f]{64}$/)
  expect(await at(59).make('web-to-api')).toBe(proof)
  expect(await at(60).make('web-to-api')).not.toBe(proof)
})

test('what the web shows the api is nothing to the web', async () => {
  const proof = await at(0).make('web-to-api')
  expect(await at(0).holds(proof, 'api-to-web')).toBe(false)
})

test.each([undefined, null, '', 'guess', secret, 'f'.repeat(64)])('%s proves nothing', async (given) => {
  expect(await at(0).holds(given, 'web-to-api')).toBe(false)
})

test('a secret is exchanged one process after the other', async () => {
  const api = at(0, next, secret)
  expect(await api.holds(await at(0).make('web-to-api'), 'web-to-api')).toBe(true)
  expect(await api.holds(await at(0, next).make('web-to-api'), 'web-to-api')).toBe(true)
  expect(await at(0).holds(await api.make('api-to-web'), 'api-to-web')).toBe(false)
  expect(await at(0, next).holds(await at(0).make('web-to-api'), 'web-to-api')).toBe(false)
})

test('goes on by itself into the next hour', async () => {
  let now = noon
  const web = createInternalProofs(() => now, secret)
  const api = createInternalProofs(() => now, secret)
  for (let hour = 0; hour < 5; hour++) {
    now += 3_600_000
    expect(await api.holds(await web.make('web-to-api'), 'web-to-api')).toBe(true)
  }
})
