import { expect, test } from 'vitest'
import type { Answered } from '@/tests/api/support/client'
import { harness } from '@/tests/api/support/harness'
import { password } from '@/tests/api/support/world'

const api = await harness({ limits: { recovery: 1 } })
const owner = await api.owner()
const other = await api.owner()

/** What the log says of a request, by the id of its answer. */
const linesOf = ({ headers }: Answered) =>
  api.logged
    .filter((line) => line.includes(`"${headers.get('x-request-id')}"`))
    .map((line): unknown => JSON.parse(line))

test('who signs in, and who could not', async () => {
  const login = (typed: string) => api.post('/api/auth/login', { email: owner.email, password: typed })
  expect(linesOf(await login(password))).toContainEqual(
    expect.objectContaining({ msg: 'session opened', ownerId: owner.ownerId }),
  )
  expect(linesOf(await login('another one'))).toMatchObject([
    { route: '/api/auth/login', status: 401, refusal: 'credentials' },
  ])
})

test('who asks for what is not theirs', async () => {
  expect(linesOf(await api.as(other).get(`/api/owner/${owner.ownerId}`))).toMatchObject([
    { route: '/api/owner/:ownerId', status: 404, ownerId: other.ownerId, refusal: 'owner' },
  ])
})

test('what was refused as no valid input, and as too much', async () => {
  const forget = (email: string) => api.post('/api/auth/forget-password', { email })
  expect(linesOf(await forget('no address'))).toMatchObject([{ status: 400, refusal: 'validation' }])
  expect(linesOf(await forget('nobody@example.com'))).toMatchObject([{ status: 429, refusal: 'rate-limit' }])
})

test('nothing of it names a person', () => {
  expect(api.logged.join('\n')).not.toContain(owner.email)
})
