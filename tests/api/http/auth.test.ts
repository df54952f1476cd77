import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '@/contract/endpoint'
import { proofHeader } from '@/contract/internal-proof'
import { mount } from '@/server/http/mount'
import { harness } from '@/tests/api/support/harness'

const reply = z.object({ ownerId: z.string().optional() })
const mine = endpoint({ method: 'GET', path: '/test/mine', auth: 'owner', summary: 'Mine', reply })
const ours = endpoint({ method: 'POST', path: '/test/ours', auth: 'internal', summary: 'Ours', reply })

const api = await harness({
  extend: [
    (app) => {
      mount(app, mine, ({ owner }) => ({ ownerId: owner.ownerId }))
      mount(app, ours, () => ({}))
    },
  ],
})
const owner = await api.owner()

const refused = (reason: string) => ({ status: 401, body: { error: { code: 'unauthenticated', reason } } })

describe("an owner's endpoint", () => {
  test('knows its owner by the token', async () => {
    expect(await api.as(owner).get('/test/mine')).toMatchObject({
      status: 200,
      body: { ownerId: owner.ownerId },
    })
  })

  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer two words',
    `Bearer ${'x'.repeat(300)}`,
    'Bearer \xe9',
  ])('refuses «%s» as no token', async (authorization) => {
    expect(await api.get('/test/mine', { authorization })).toMatchObject(refused('token-missing'))
  })

  test('refuses a token nobody has', async () => {
    expect(await api.get('/test/mine', { authorization: 'Bearer nobody' })).toMatchObject(
      refused('token-unknown'),
    )
  })

  /** What a token is answered some hours after it was opened. */
  async function opened() {
    const authorization = `Bearer ${await api.tokenOf(owner)}`
    const start = Date.now()
    return async (hours: number, minutes = 0) => {
      api.time.now = new Date(start + (hours * 60 + minutes) * 60_000)
      const { status } = await api.get('/test/mine', { authorization })
      await api.ctx.background.settled()
      api.time.now = null
      return status
    }
  }

  test('refuses a token after 48 hours, not a minute before', async () => {
    const at = await opened()
    for (const hours of [20, 40]) expect(await at(hours)).toBe(200)
    expect(await at(47, 59)).toBe(200)
    expect(await at(48, 1)).toBe(401)
  })

  test('refuses one that nobody has used for thirty hours, not from one lunch to the next', async () => {
    const [used, idle, left] = [await opened(), await opened(), await opened()]
    expect([await used(25), await used(47)]).toEqual([200, 200])
    expect(await idle(29, 59)).toBe(200)
    expect(await left(30, 1)).toBe(401)
  })
})

describe('an internal endpoint', () => {
  test('is open to who knows the secret', async () => {
    expect(await api.asWeb().post('/test/ours')).toMatchObject({ status: 200 })
  })

  test('is closed to everybody else, owners too', async () => {
    expect(await api.post('/test/ours')).toMatchObject(refused('internal-only'))
    expect(await api.as(owner).post('/test/ours')).toMatchObject(refused('internal-only'))
    for (const proof of ['wrong', '', 'the secret of this test run'])
      expect(await api.post('/test/ours', {}, { [proofHeader]: proof })).toMatchObject(
        refused('internal-only'),
      )
  })
})
