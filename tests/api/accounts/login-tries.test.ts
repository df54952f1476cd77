import { beforeEach, expect, test } from 'vitest'
import { harness } from '@/tests/api/support/harness'
import { password } from '@/tests/api/support/world'

const api = await harness()
let clients = 0

beforeEach(() => {
  api.time.now = new Date()
})

const newClient = () => api.asWeb(`203.0.113.${++clients}`)

const login = (client: ReturnType<typeof newClient>, email: string, typed: string) =>
  client.post('/api/auth/login', { email, password: typed })

async function fail(client: ReturnType<typeof newClient>, email: string, times: number) {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await login(client, email, 'no es esta')).status)
  return statuses
}

test.each(['an owner', 'nobody'])(
  'ten failures at the address of %s are answered, then it takes time',
  async (who) => {
    const email = who === 'nobody' ? `nobody.${clients}@example.com` : (await api.owner()).email
    const client = newClient()
    expect(await fail(client, email, 11)).toEqual([...Array<number>(10).fill(401), 429])
    const refused = await login(client, email, password)
    expect(refused).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many', reason: 'failed-tries', retryAfter: 30 } },
    })
    expect(refused.headers.get('retry-after')).toBe('30')
  },
)

test('ten failures from one place, each at another address, make that place wait, and no other', async () => {
  const { email } = await api.owner()
  const client = newClient()
  for (let n = 0; n < 10; n++) await fail(client, `guess.${clients}.${n}@example.com`, 1)
  const refused = await login(client, email, password)
  expect(refused).toMatchObject({ status: 429, body: { error: { reason: 'failed-tries', retryAfter: 30 } } })
  expect(await login(newClient(), email, password)).toMatchObject({ status: 200 })
})

test('after the wait the right password opens, and a wrong one waits longer', async () => {
  const { email } = await api.owner()
  const client = newClient()
  await fail(client, email, 10)
  api.time.now = new Date(Date.now() + 31_000)
  expect(await fail(client, email, 1)).toEqual([401])
  expect((await login(client, email, password)).headers.get('retry-after')).toBe('60')
  api.time.now = new Date(Date.now() + 120_000)
  expect(await login(client, email, password)).toMatchObject({ status: 200 })
})

test('owners elsewhere sign in all the same, whoever guesses at their address', async () => {
  const { email } = await api.owner()
  for (let n = 0; n < 12; n++) await fail(newClient(), email, 1)
  expect(await login(newClient(), email, password)).toMatchObject({ status: 200 })
})

test('forty guesses at the same moment are ten', async () => {
  const { email } = await api.owner()
  const client = newClient()
  const replies = await Promise.all(Array.from({ length: 40 }, () => login(client, email, 'no es esta')))
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
})
