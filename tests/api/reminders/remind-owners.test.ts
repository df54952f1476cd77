import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { chatAddresses, chatMessages, conversations, menus, openingHours, owners } from '@/server/db/schema'
import { remindOwners } from '@/server/modules/reminders'
import { linkIn, mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'

const api = await harness({ ownDatabase: true })
/** A Monday: 11:30 in Madrid, 10:30 in the Canary Islands. */
const halfPastEleven = new Date('2031-05-12T09:30:00Z')
const [thursday, today] = ['2031-05-08', '2031-05-12']
const minutes = (count: number) => new Date(halfPastEleven.getTime() + count * 60_000)

type Zone = 'Europe/Madrid' | 'Atlantic/Canary'

async function ownerWith({
  zone = 'Europe/Madrid' as Zone,
  weekdays = [1, 2, 3, 4, 5],
  last = thursday,
} = {}) {
  const owner = await api.owner({}, { timeZone: zone })
  const hours = { option: 'open_1' as const, startMinute: 780, endMinute: 960 }
  for (const weekday of weekdays)
    await api.db
      .insert(openingHours)
      .values({ restaurantId: owner.restaurantId, weekday, ...hours })
      .onConflictDoUpdate({ target: [openingHours.restaurantId, openingHours.weekday], set: hours })
  const dish = { name: 'Lentejas estofadas', soldOut: true }
  await api.db.insert(menus).values({
    ...{ restaurantId: owner.restaurantId, date: last, state: 'expired', priceCents: 1300 },
    ...{ categories: [{ name: 'Primeros', items: [dish] }], updatedAt: minutes(-9_000) },
    ...{ createdAt: minutes(-9_000), publishedAt: minutes(-9_000) },
  })
  return owner
}

async function remindAt(now: Date) {
  api.time.now = now
  return remindOwners(api.ctx)
}

const tokenOf = async (email: string) =>
  linkIn((await mailTo(api, email)).at(-1)?.text, '/repetir-menu').searchParams.get('token') ?? ''

test('an owner without a menu of today is asked at half past eleven, once', async () => {
  const owner = await ownerWith()
  await remindAt(minutes(-1))
  expect(await mailTo(api, owner.email)).toEqual([])
  await Promise.all([remindAt(halfPastEleven), remindOwners(api.ctx)])
  await remindAt(minutes(20))
  const [mail, ...more] = await mailTo(api, owner.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('¿Repito el del jueves? Hoy aún no hay menú')
})

test('nobody is asked who is closed, has a menu of today, has none to repeat, or is to be asked at another time', async () => {
  const closed = await ownerWith({ weekdays: [2, 3] })
  const ready = await ownerWith()
  await api.db.insert(menus).values({
    ...{ restaurantId: ready.restaurantId, date: today, state: 'draft' },
    ...{ updatedAt: halfPastEleven, createdAt: halfPastEleven },
  })
  const old = await ownerWith({ last: '2031-03-01' })
  const island = await ownerWith({ zone: 'Atlantic/Canary' })
  const never = await ownerWith()
  const later = await ownerWith()
  api.time.now = minutes(-60)
  expect((await api.as(never).put('/api/reminder', { time: null })).status).toBe(200)
  expect((await api.as(later).put('/api/reminder', { time: '13:00' })).status).toBe(200)
  await remindAt(halfPastEleven)
  await remindAt(minutes(45))
  for (const { email } of [closed, ready, old, island, never, later])
    expect(await mailTo(api, email)).toEqual([])
  await remindAt(minutes(90))
  expect(await mailTo(api, later.email)).toHaveLength(1)
  expect(await mailTo(api, island.email)).toHaveLength(1)
  expect(await mailTo(api, never.email)).toEqual([])
})

test('not on a holiday on which the owner closes, and on one on which nothing was said', async () => {
  const [closes, says] = [await ownerWith(), await ownerWith()]
  // 15 August 2031 is a Friday.
  const assumption = new Date('2031-08-15T09:30:00Z')
  for (const { restaurantId } of [closes, says])
    await api.db.update(menus).set({ date: '2031-08-14' }).where(eq(menus.restaurantId, restaurantId))
  api.time.now = new Date('2031-08-01T09:30:00Z')
  expect((await api.as(closes).put('/api/holidays/2031-08-15', { opens: false })).status).toBe(200)
  await remindAt(assumption)
  expect(await mailTo(api, closes.email)).toEqual([])
  expect(await mailTo(api, says.email)).toMatchObject([
    { subject: '¿Repito el de ayer? Hoy aún no hay menú' },
  ])
})

test('the link shows the menu, a press publishes it, a second press changes nothing', async () => {
  const owner = await ownerWith()
  await remindAt(halfPastEleven)
  const token = await tokenOf(owner.email)
  const read = () => api.get(`/api/reminder/repeat?${new URLSearchParams({ token })}`)
  expect(await read()).toMatchObject({
    status: 200,
    body: { state: 'ready', today, menu: { date: thursday, price: 13 }, isAsking: true },
  })
  const presses = await Promise.all([1, 2].map(() => api.post('/api/reminder/repeat', { token })))
  expect(presses.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true)
  expect((await api.post('/api/reminder/repeat', { token })).status).toBe(200)
  const rows = await api.db
    .select()
    .from(menus)
    .where(and(eq(menus.restaurantId, owner.restaurantId), eq(menus.date, today)))
  expect(rows).toMatchObject([{ state: 'published', priceCents: 1300, source: 'copy' }])
  expect(rows[0]?.categories[0]?.items).toEqual([{ name: 'Lentejas estofadas' }])
  expect(await read()).toMatchObject({ body: { state: 'there' } })
})

test('the link is of no use tomorrow, after lunch, changed, or for another menu', async () => {
  const [owner, other] = [await ownerWith(), await ownerWith()]
  await remindAt(halfPastEleven)
  const [token, foreign] = [await tokenOf(owner.email), await tokenOf(other.email)]
  const press = (given: string) => api.post('/api/reminder/repeat', { token: given })
  expect((await press(`${foreign.slice(0, 12)}${token.slice(12)}`)).status).toBe(404)
  api.time.now = new Date('2031-05-12T14:00:00Z')
  expect(await press(token)).toMatchObject({ status: 409, body: { error: { reason: 'link-expired' } } })
  api.time.now = new Date('2031-05-13T09:30:00Z')
  expect((await press(token)).status).toBe(409)
})

test('one press ends it, and the owner may ask for it again', async () => {
  const owner = await ownerWith()
  await remindAt(halfPastEleven)
  const token = await tokenOf(owner.email)
  expect((await api.post('/api/reminder/stop', { token })).status).toBe(200)
  expect(await api.as(owner).get('/api/reminder')).toMatchObject({ body: { time: null } })
  await remindAt(new Date('2031-05-13T09:30:00Z'))
  expect(await mailTo(api, owner.email)).toHaveLength(1)
  await api.as(owner).put('/api/reminder', { time: '11:00' })
  await remindAt(new Date('2031-05-14T09:00:00Z'))
  expect(await mailTo(api, owner.email)).toHaveLength(2)
})

async function withPhone({ ownerId }: { ownerId: string }, hours: number) {
  const times = { createdAt: minutes(-9_000), updatedAt: minutes(-9_000) }
  const [talk] = await api.db
    .insert(conversations)
    .values({ ownerId, ...times })
    .returning()
  const seen = { linkedAt: times.createdAt, lastInboundAt: minutes(-60 * hours), createdAt: times.createdAt }
  await api.db
    .insert(chatAddresses)
    .values({ conversationId: talk?.id ?? '', channel: 'whatsapp', address: `34${newId()}`, ...seen })
}

test('a telephone that wrote within a day is asked too, once', async () => {
  const [near, far] = [await ownerWith(), await ownerWith()]
  await withPhone(near, 3)
  await withPhone(far, 30)
  await remindAt(halfPastEleven)
  await remindAt(minutes(10))
  const words = await api.db.select().from(chatMessages).where(eq(chatMessages.channel, 'whatsapp'))
  expect(words).toHaveLength(1)
  expect(words[0]?.body).toMatchObject({
    reply: {
      text: expect.stringMatching(/^Hoy aún no tienes menú publicado\. ¿Repito el del jueves\?.*https?:/),
    },
  })
})

test('an owner is asked in their language, by mail and on the telephone', async () => {
  const owner = await ownerWith({ last: '2031-04-28' })
  await withPhone(owner, 3)
  await api.db.update(owners).set({ language: 'ca' }).where(eq(owners.id, owner.ownerId))
  await remindAt(halfPastEleven)
  const [mail] = await mailTo(api, owner.email)
  expect(mail?.subject).toBe('Repeteixo el del 28 d’abril? Avui encara no hi ha menú')
  const url = linkIn(mail?.text, '/ca/repetir-menu')
  const sent = await api.db.select().from(chatMessages).where(eq(chatMessages.channel, 'whatsapp'))
  const text = `Avui encara no tens cap menú publicat. Repeteixo el del 28 d’abril? Mira’l i publica’l aquí: ${url}`
  expect(sent.map(({ body }) => body)).toContainEqual({ language: 'ca', reply: { text } })
})
