import { expect, test } from 'vitest'
import { harness } from '@/tests/api/support/harness'
import { password } from '@/tests/api/support/world'

const api = await harness({ limits: { recovery: 1 } })
const owner = await api.owner()
const other = await api.owner()

/** What the log says of a request, by the id it was sent with. */
const linesOf = (id: string) =>
  api.logged.filter((line) => line.includes(`"${id}"`)).map((line): unknown => JSON.parse(line))

const named = (id: string) => ({ 'x-request-id': id })

test('who signs in, and who could not', async () => {
  const login = (typed: string, id: string) =>
    api.post('/api/auth/login', { email: owner.email, password: typed }, named(id))
  await login(password, 'in-1')
  expect(linesOf('in-1')).toContainEqual(
    expect.objectContaining({ msg: 'session opened', ownerId: owner.ownerId }),
  )
  await login('another one', 'in-2')
  expect(linesOf('in-2')).toMatchObject([{ route: '/api/auth/login', status: 401, refusal: 'credentials' }])
})

test('who asks for what is not theirs', async () => {
  await api.as(other).get(`/api/owner/${owner.ownerId}`, named('foreign-1'))
  expect(linesOf('foreign-1')).toMatchObject([
    { route: '/api/owner/:ownerId', status: 404, ownerId: other.ownerId, refusal: 'owner' },
  ])
})

test('what was refused as no valid input, and as too much', async () => {
  const forget = (email: string, id: string) => api.post('/api/auth/forget-password', { email }, named(id))
  await forget('no address', 'refused-1')
  expect(linesOf('refused-1')).toMatchObject([{ status: 400, refusal: 'validation' }])
  await forget('nobody@example.com', 'refused-2')
  expect(linesOf('refused-2')).toMatchObject([{ status: 429, refusal: 'rate-limit' }])
})

test('nothing of it names a person', () => {
  expect(api.logged.join('\n')).not.toContain(owner.email)
})
