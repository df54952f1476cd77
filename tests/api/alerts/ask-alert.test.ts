import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { dishAlerts, subscribers } from '@/server/db/schema'
import { deleteUnconfirmed } from '@/server/modules/subscribers'
import { anAddress, linkIn, mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const wish = { dish: 'fabada', place: 'Lavapiés, Madrid', lat: 40.409, lon: -3.701, radiusKm: 3 }
const ask = (email: unknown, changed: object = {}) => api.post('/api/alerts', { ...wish, email, ...changed })

async function stored(email: string) {
  const [found] = await api.db
    .select()
    .from(dishAlerts)
    .innerJoin(subscribers, eq(subscribers.id, dishAlerts.subscriberId))
    .where(eq(subscribers.email, email))
  return found?.dish_alerts
}

const tokenFor = async (email: string) =>
  linkIn((await mailTo(api, email)).at(-1)?.text, '/avisos/confirmar').searchParams.get('token') ?? ''

const confirm = (token: string) => api.post('/api/alerts/confirm', { token })

describe('asking for a dish', () => {
  test('sends the question, and nothing is confirmed by it', async () => {
    const email = anAddress()
    expect(await ask(email)).toMatchObject({ status: 200, body: { state: 'asked' } })
    const [mail, ...more] = await mailTo(api, email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('«fabada»')
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(await stored(email)).toMatchObject({ state: 'pending', confirmedAt: null, radiusKm: 3 })
    const token = await tokenFor(email)
    expect(await api.get(`/api/alerts/confirm?${new URLSearchParams({ token })}`)).toMatchObject({
      body: { state: 'pending', email, dish: 'fabada', place: 'Lavapiés, Madrid', radiusKm: 3 },
    })
    expect(await stored(email)).toMatchObject({ state: 'pending' })
  })

  test('twice in a row, in another spelling and from the next street, sends one mail', async () => {
    const email = anAddress()
    await ask(email)
    await ask(email.toUpperCase(), { dish: ' Fabáda ', lat: 40.4092 })
    expect(await mailTo(api, email)).toHaveLength(1)
  })

  test('is confirmed by its link alone, once', async () => {
    const email = anAddress()
    await ask(email)
    const token = await tokenFor(email)
    expect(await confirm(`${token.slice(0, -1)}x`)).toMatchObject({ status: 404 })
    expect(await confirm(token)).toMatchObject({ status: 200, body: { state: 'confirmed' } })
    expect(await confirm(token)).toMatchObject({ status: 200, body: { state: 'already' } })
    expect(await ask(email)).toMatchObject({ body: { state: 'already' } })
    expect(await mailTo(api, email)).toHaveLength(1)
  })

  test('a link is worth seven days', async () => {
    const email = anAddress()
    await ask(email)
    const token = await tokenFor(email)
    api.time.now = new Date(Date.now() + 7 * 86_400_000 + 60_000)
    expect(await confirm(token)).toMatchObject({ status: 409 })
    api.time.now = null
    expect(await stored(email)).toMatchObject({ state: 'pending' })
  })

  test("carries no stranger's link or telephone", async () => {
    const email = anAddress()
    await ask(email, { dish: 'gana https://malo.example ya 600 123 456 <b>hoy</b>' })
    const [mail] = await mailTo(api, email)
    expect(mail?.text).toContain('«gana https malo example ya b»')
    expect(mail?.text).not.toMatch(/malo\.example|600/)
  })

  test('does not let a stranger fill a mailbox', async () => {
    const email = anAddress('victim')
    const statuses: number[] = []
    for (const letter of 'abcdefghijk') statuses.push((await ask(email, { dish: `plato ${letter}` })).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  test.each([
    ['no address', { email: 'ana' }],
    ['no dish', { dish: '12 34' }],
    ['no point', { lat: undefined }],
    ['too far', { radiusKm: 21 }],
  ])('refuses %s', async (_, changed) => {
    expect(await ask(anAddress(), changed)).toMatchObject({ status: 400 })
  })
})

describe('ending it', () => {
  test('by the link of its mail, which no older link undoes', async () => {
    const email = anAddress()
    await ask(email)
    const token = await tokenFor(email)
    await confirm(token)
    const [mail] = await mailTo(api, email)
    const oneClick = new URL(mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '')
    expect(oneClick.pathname).toBe('/avisos/un-clic')
    const end = oneClick.searchParams.get('token') ?? ''
    const about = () => api.get(`/api/alerts/end?${new URLSearchParams({ token: end })}`)
    expect(await about()).toMatchObject({ body: { alerts: [{ dish: 'fabada', isActive: true }] } })
    expect(await api.post('/api/alerts/end', { token: token })).toMatchObject({ status: 404 })
    for (const _ of [1, 2])
      expect(await api.post('/api/alerts/end', { token: end })).toMatchObject({ status: 200 })
    expect(await about()).toMatchObject({ body: { alerts: [{ isActive: false }] } })
    expect(await confirm(token)).toMatchObject({ status: 409 })
    expect(await stored(email)).toMatchObject({ state: 'unsubscribed' })
  })
})

test('what nobody confirms is forgotten after thirty days, and who has only an alert stays', async () => {
  const createdAt = new Date('2020-01-01T12:00:00Z')
  const people = ['pending', 'confirmed'].map((name) => ({ id: newId(), email: anAddress(name), createdAt }))
  await api.db.insert(subscribers).values(people)
  const [pending, confirmed] = people
  if (!pending || !confirmed) throw new Error('there are two')
  const row = { ...wish, key: 'fabada', textVersion: 'prueba', requestedAt: createdAt }
  await api.db.insert(dishAlerts).values([
    { ...row, subscriberId: pending.id, state: 'pending' },
    { ...row, subscriberId: confirmed.id, state: 'confirmed', confirmedAt: createdAt },
  ])
  await deleteUnconfirmed(api.db, new Date('2020-02-15T12:00:00Z'))
  const left = async (id: string) => api.db.$count(subscribers, eq(subscribers.id, id))
  expect([await left(pending.id), await left(confirmed.id)]).toEqual([0, 1])
  expect(await stored(confirmed.email)).toMatchObject({ state: 'confirmed' })
})
