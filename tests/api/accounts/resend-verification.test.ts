import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authTokens } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const path = '/api/auth/resend-verification'

async function newcomer(emailVerifiedAt: Date | null = null) {
  const owner = await api.owner({ emailVerifiedAt })
  const client = api.as(owner)
  return { ...owner, send: () => client.post(path) }
}
const links = (ownerId: string) => api.db.select().from(authTokens).where(eq(authTokens.ownerId, ownerId))

test('sends another link beside the first', async () => {
  const { ownerId, send } = await newcomer()
  expect(await send()).toMatchObject({ status: 200, body: { alreadyVerified: false } })
  expect(await send()).toMatchObject({ status: 200 })
  expect(await links(ownerId)).toHaveLength(2)
})

test('sends nothing to whoever is verified', async () => {
  const { ownerId, send } = await newcomer(new Date())
  expect(await send()).toMatchObject({ status: 200, body: { alreadyVerified: true } })
  expect(await links(ownerId)).toHaveLength(0)
})

test('sends four an hour at the most, also when asked at once, and says how long to wait', async () => {
  const now = new Date('2031-03-04T10:00:00Z')
  const { send } = await newcomer()
  api.time.now = now
  const replies = await Promise.all(Array.from({ length: 6 }, send))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429])
  expect(replies.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3600')
  api.time.now = new Date(now.getTime() + 61 * 60_000)
  expect(await send()).toMatchObject({ status: 200 })
  api.time.now = null
})
