import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { mailings, restaurants, subscribers, subscriptions } from '@/server/db/schema'
import { anAddress, linkIn, mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const { restaurantId } = await api.owner({}, { name: 'Casa «Lola» & Cía' })
const ask = (email: unknown, to = restaurantId) =>
  api.post('/api/email/subscribe', { email, restaurantId: to, restaurantName: 'Whatever' })

async function stored(email: string, of = restaurantId) {
  const [found] = await api.db
    .select()
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
    .where(and(eq(subscribers.email, email), eq(subscriptions.restaurantId, of)))
  return found?.subscriptions
}

const tokenFor = async (email: string) => {
  const mails = await mailTo(api, email)
  return linkIn(mails.at(-1)?.text, '/confirmar-suscripcion').searchParams.get('token') ?? ''
}

describe('asking for a menu', () => {
  test('sends the question, and nothing is confirmed by it', async () => {
    const email = anAddress()
    expect(await ask(email)).toMatchObject({ status: 200, body: { message: 'Subscription successful' } })
    const [mail, ...more] = await mailTo(api, email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Confirma tu suscripción al menú de Casa «Lola» & Cía')
    expect(mail?.html).toContain('Casa «Lola» &amp; Cía')
    expect(mail?.text).toContain('Casa «Lola» & Cía')
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(await stored(email)).toMatchObject({ state: 'pending', confirmedAt: null })
  })

  test('keeps the proof: when, which words, and from where without saying where', async () => {
    const email = anAddress()
    const at = new Date('2025-11-20T12:20:00Z')
    api.time.now = at
    await api
      .asWeb('203.0.113.40')
      .post('/api/email/subscribe', { email, restaurantId, restaurantName: 'Casa' })
    api.time.now = null
    const proof = await stored(email)
    expect(proof).toMatchObject({ requestedAt: at, textVersion: expect.stringMatching(/^[0-9a-f]{12}$/) })
    expect(proof?.requestIpHash).toHaveLength(32)
    expect(proof?.requestIpHash?.toString()).not.toContain('203.0.113.40')
  })

  test('twice in a row sends one mail', async () => {
    const email = anAddress()
    const replies = await Promise.all([ask(email), ask(email.toUpperCase()), ask(` ${email} `)])
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 200, body: { message: 'Subscription successful' } })
    expect(await mailTo(api, email)).toHaveLength(1)
  })

  test('again after a while sends another, and both links work', async () => {
    const email = anAddress()
    const began = Date.now()
    api.time.now = new Date(began)
    await ask(email)
    const first = await tokenFor(email)
    api.time.now = new Date(began + 3 * 60_000)
    await ask(email)
    await api.ctx.background.settled()
    api.time.now = null
    const second = await tokenFor(email)
    expect(second).not.toBe(first)
    expect(await api.post('/api/email/confirm', { token: first })).toMatchObject({
      body: { state: 'confirmed' },
    })
    expect(await api.post('/api/email/confirm', { token: second })).toMatchObject({
      body: { state: 'already' },
    })
  })

  test('of somebody subscribed says so and sends nothing', async () => {
    const email = anAddress()
    await ask(email)
    await api.post('/api/email/confirm', { token: await tokenFor(email) })
    expect(await ask(email)).toMatchObject({ status: 200, body: { message: 'Already subscribed.' } })
    expect(await mailTo(api, email)).toHaveLength(1)
  })

  test('does not let a stranger fill a mailbox', async () => {
    const email = anAddress('victim')
    const ids = Array.from({ length: 11 }, newId)
    const place = { lat: 40, lon: -3, city: 'Madrid' }
    await api.db.insert(restaurants).values(ids.map((id) => ({ id, name: `Bar ${id}`, ...place })))
    const statuses: number[] = []
    for (const id of ids) statuses.push((await ask(email, id)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect(await mailTo(api, email)).toHaveLength(10)
    for (const id of ids) await api.db.delete(restaurants).where(eq(restaurants.id, id))
  })

  test('takes a form as well', async () => {
    const email = anAddress()
    const body = new URLSearchParams({ email, restaurantId, restaurantName: 'Casa' })
    expect(await api.raw('/api/email/subscribe', { method: 'POST', body })).toMatchObject({ status: 200 })
  })

  test.each([
    ['ana+menus', 'example.com', 'example.com'],
    ["ana.o'hara", 'example.com', 'example.com'],
    ['ana', 'cañón.example', 'xn--can-8mak.example'],
    ['ANA', 'CAÑÓN.example', 'xn--can-8mak.example'],
  ])('accepts %s@%s', async (name, domain, stands) => {
    const unique = `${name}.${Date.now()}`
    expect(await ask(`${unique}@${domain}`)).toMatchObject({ status: 200 })
    const address = `${unique.toLowerCase()}@${stands}`
    expect(await stored(address)).toMatchObject({ state: 'pending' })
    expect(await mailTo(api, address)).toHaveLength(1)
  })

  test.each([
    ['', 'email'],
    ['ana', 'email'],
    ['ana@', 'email'],
    ['ana@example', 'email'],
    ['ana@b@example.com', 'email'],
    ['"ana lola"@example.com', 'email'],
    ['ana@example.com\r\nBcc: eva@example.com', 'characters'],
    ['ana@example.com,eva@example.com', 'email'],
    ['ana@[127.0.0.1]', 'email'],
    ['aña@example.com', 'email'],
    ['ana@ñ.example/x', 'email'],
    [`${'a'.repeat(250)}@example.com`, 'too-long'],
    [undefined, 'required'],
    [['ana@example.com'], 'type'],
  ])('refuses %j', async (email, reason) => {
    expect(await ask(email)).toMatchObject({ status: 400, body: { error: { fields: { email: reason } } } })
  })

  test('of a restaurant nobody knows is a 404', async () => {
    const email = anAddress()
    expect(await ask(email, newId())).toMatchObject({
      status: 404,
      body: { error: { reason: 'restaurant' } },
    })
    expect(await ask(email, 'x_y')).toMatchObject({ status: 400 })
    expect(await mailTo(api, email)).toEqual([])
  })
})

describe('a confirmation link', () => {
  test('says what it would confirm, and asking confirms nothing', async () => {
    const email = anAddress()
    await ask(email)
    const token = await tokenFor(email)
    for (let i = 0; i < 2; i++)
      expect(await api.get(`/api/email/confirm?token=${token}`)).toMatchObject({
        status: 200,
        body: { state: 'pending', email, restaurant: { restaurantId, restaurantName: 'Casa «Lola» & Cía' } },
      })
    expect(await stored(email)).toMatchObject({ state: 'pending' })
  })

  test('confirms once, and says so after', async () => {
    const email = anAddress()
    await ask(email)
    const token = await tokenFor(email)
    const confirm = () => api.asWeb('203.0.113.41').post('/api/email/confirm', { token })
    const states = (await Promise.all([confirm(), confirm(), confirm()])).map(({ body }) => body)
    expect(states.filter((body) => (body as { state: string }).state === 'confirmed')).toHaveLength(1)
    expect(await stored(email)).toMatchObject({ state: 'confirmed', confirmedAt: expect.any(Date) })
    expect((await stored(email))?.confirmIpHash).toHaveLength(32)
    expect(await api.get(`/api/email/confirm?token=${token}`)).toMatchObject({ body: { state: 'confirmed' } })
  })

  test("says whether today's menu has gone out already", async () => {
    const email = anAddress()
    api.time.now = new Date('2026-03-10T11:00:00Z')
    await ask(email)
    const token = await tokenFor(email)
    const read = () => api.get(`/api/email/confirm?token=${token}`)
    const day = { restaurantId, sendAt: new Date('2026-03-10T09:30:00Z') }
    await api.db.insert(mailings).values({ ...day, date: '2026-03-09', state: 'written' })
    await api.db.insert(mailings).values({ ...day, date: '2026-03-10', state: 'waiting' })
    expect(await read()).toMatchObject({ body: { isTodaySent: false } })
    await api.db.update(mailings).set({ state: 'written' }).where(eq(mailings.restaurantId, restaurantId))
    expect(await read()).toMatchObject({ body: { isTodaySent: true } })
    await api.db.delete(mailings).where(eq(mailings.restaurantId, restaurantId))
    api.time.now = null
  })

  test('runs out after a week', async () => {
    const email = anAddress()
    const now = Date.now()
    await ask(email)
    const token = await tokenFor(email)
    api.time.now = new Date(now + 8 * 86_400_000)
    const [read, confirmed] = [
      await api.get(`/api/email/confirm?token=${token}`),
      await api.post('/api/email/confirm', { token }),
    ]
    api.time.now = null
    expect(read).toMatchObject({ status: 200, body: { state: 'expired' } })
    expect(confirmed).toMatchObject({ status: 409, body: { error: { reason: 'link-expired' } } })
    expect(await stored(email)).toMatchObject({ state: 'pending' })
  })

  test('from before an unsubscription brings nobody back', async () => {
    const email = anAddress()
    await ask(email)
    const token = await tokenFor(email)
    await api.post('/api/email/confirm', { token })
    const sig = await api.ctx.signer.sign('unsubscribe', email)
    await api.patch(`/unsubscribe/${email}?sig=${sig}`, { restaurantIds: [restaurantId] })
    expect(await api.post('/api/email/confirm', { token })).toMatchObject({ status: 409 })
    await ask(email)
    expect(await api.post('/api/email/confirm', { token }), 'even while a new one waits').toMatchObject({
      status: 409,
    })
    expect(await api.post('/api/email/confirm', { token: await tokenFor(email) })).toMatchObject({
      body: { state: 'confirmed' },
    })
  })

  test('that was altered or made elsewhere is unknown', async () => {
    const email = anAddress()
    await ask(email)
    const token = await tokenFor(email)
    const [id = '', time = '', signature = ''] = token.split('.')
    const later = (Number.parseInt(time, 36) + 86_400_000).toString(36)
    const forged = [
      `${newId()}.${time}.${signature}`,
      `${id}.${later}.${signature}`,
      `${id}.${time}.${signature.slice(1)}A`,
      `${id}.${time}.${await api.ctx.signer.sign('unsubscribe', `${id}.${time}`)}`,
      `${id}.${time}.`,
      'x',
      `${token}x`,
    ]
    for (const each of forged) {
      const reply = await api.post('/api/email/confirm', { token: each })
      expect(reply, each).toMatchObject({ status: 404, body: { error: { reason: 'link-unknown' } } })
      expect(await api.get(`/api/email/confirm?token=${each}`)).toMatchObject({ status: 404 })
    }
  })

  test('forgives an address its bounces, for it was read', async () => {
    const email = anAddress()
    await ask(email)
    const suppressed = { bounces: 3, suppressedAt: new Date(), suppressionReason: 'bounce' as const }
    await api.db.update(subscribers).set(suppressed).where(eq(subscribers.email, email))
    await api.post('/api/email/confirm', { token: await tokenFor(email) })
    const [row] = await api.db.select().from(subscribers).where(eq(subscribers.email, email))
    expect(row).toMatchObject({ bounces: 0, suppressedAt: null, suppressionReason: null })
  })
})

test('one client asks who reads what, and has mail sent, so often and no oftener', async () => {
  const limited = await harness({ limits: { subscribe: 3 } })
  const client = limited.asWeb('203.0.113.77')
  const statuses: number[] = []
  for (let i = 0; i < 4; i++) {
    const body = { email: anAddress(), restaurantId, restaurantName: 'Casa' }
    statuses.push((await client.post('/api/email/subscribe', body)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})
