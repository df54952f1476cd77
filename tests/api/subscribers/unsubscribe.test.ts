import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { outbox, subscribers, subscriptions } from '@/server/db/schema'
import { deleteUnconfirmed } from '@/server/modules/subscribers'
import { anAddress } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const lola = await api.owner({}, { name: 'Casa Lola' })
const norte = await api.owner({}, { name: 'Bar Norte' })
const both = [lola.restaurantId, norte.restaurantId]

type State = 'pending' | 'confirmed'

async function subscriber(email = anAddress(), state: State = 'confirmed', ids = both) {
  const [row] = await api.db.insert(subscribers).values({ email }).returning()
  const subscriberId = row?.id ?? ''
  const proof = {
    subscriberId,
    state,
    textVersion: 'test',
    confirmedAt: state === 'confirmed' ? new Date() : null,
  }
  await api.db.insert(subscriptions).values(ids.map((restaurantId) => ({ restaurantId, ...proof })))
  const sig = await api.ctx.signer.sign('unsubscribe', email)
  return { email, subscriberId, sig, path: `/unsubscribe/${encodeURIComponent(email)}?sig=${sig}` }
}

const statesOf = async (subscriberId: string) =>
  (await api.db.select().from(subscriptions).where(eq(subscriptions.subscriberId, subscriberId)))
    .map(({ state }) => state)
    .sort()

describe('the list', () => {
  test('names what an address gets, and asking ends nothing', async () => {
    const { path, subscriberId } = await subscriber()
    for (let i = 0; i < 3; i++)
      expect(await api.get(path)).toMatchObject({
        status: 200,
        body: {
          restaurants: [
            { restaurantId: norte.restaurantId, restaurantName: 'Bar Norte' },
            { restaurantId: lola.restaurantId, restaurantName: 'Casa Lola' },
          ],
        },
      })
    expect(await statesOf(subscriberId)).toEqual(['confirmed', 'confirmed'])
  })

  test('leaves out what was never confirmed', async () => {
    const { path } = await subscriber(anAddress(), 'pending')
    expect(await api.get(path)).toMatchObject({ status: 200, body: { restaurants: [] } })
  })

  test.each(['ana+menus', "ana.o'hara", 'ana_%'])('is found for %s', async (name) => {
    const address = anAddress(name.replace('%', 'percent'))
    const { path } = await subscriber(address)
    expect(await api.get(path)).toMatchObject({ body: { restaurants: [{}, {}] } })
  })

  test('of an address that never asked for anything is empty', async () => {
    const email = anAddress()
    const sig = await api.ctx.signer.sign('unsubscribe', email)
    expect(await api.get(`/unsubscribe/${email}?sig=${sig}`)).toMatchObject({ body: { restaurants: [] } })
  })
})

describe('unsubscribing', () => {
  test('ends what was chosen and leaves the rest', async () => {
    const { path, subscriberId } = await subscriber()
    expect(await api.patch(path, { restaurantIds: [lola.restaurantId] })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await statesOf(subscriberId)).toEqual(['confirmed', 'unsubscribed'])
    expect(await api.get(path)).toMatchObject({
      body: { restaurants: [{ restaurantId: norte.restaurantId }] },
    })
  })

  test('said twice is done once, and ends a request nobody confirmed', async () => {
    const { path, subscriberId } = await subscriber(anAddress(), 'pending')
    for (let i = 0; i < 2; i++)
      expect(await api.patch(path, { restaurantIds: both })).toMatchObject({ status: 200 })
    expect(await statesOf(subscriberId)).toEqual(['unsubscribed', 'unsubscribed'])
  })

  test('stops what waits to be sent', async () => {
    const { path, subscriberId, email } = await subscriber()
    const waiting = both.map((restaurantId) => ({
      ...{
        kind: 'daily-menu',
        key: `test:${newId()}`,
        recipient: email,
        payload: {},
        restaurantId,
        subscriberId,
      },
      nextAttemptAt: new Date(Date.now() + 3_600_000),
    }))
    await api.db.insert(outbox).values(waiting)
    await api.patch(path, { restaurantIds: [lola.restaurantId] })
    const rows = await api.db.select().from(outbox).where(eq(outbox.subscriberId, subscriberId))
    const states = Object.fromEntries(rows.map((row) => [row.restaurantId, row.state]))
    expect(states).toEqual({ [lola.restaurantId]: 'suppressed', [norte.restaurantId]: 'pending' })
  })

  test('of what is none of theirs changes nothing', async () => {
    const [ana, eva] = [await subscriber(), await subscriber()]
    expect(await api.patch(ana.path, { restaurantIds: [newId()] })).toMatchObject({ status: 200 })
    expect(await statesOf(ana.subscriberId)).toEqual(['confirmed', 'confirmed'])
    expect(await statesOf(eva.subscriberId)).toEqual(['confirmed', 'confirmed'])
  })

  test.each([[{}], [{ restaurantIds: [] }], [{ restaurantIds: ['x_y'] }], [{ restaurantIds: 'x_y' }]])(
    'wants to know from what: %j',
    async (body) => {
      const { path } = await subscriber()
      expect(await api.patch(path, body)).toMatchObject({ status: 400 })
    },
  )
})

describe('a signature', () => {
  test("of another address, another use or another's making opens nothing", async () => {
    const [ana, eva] = [await subscriber(), await subscriber()]
    const other = await api.ctx.signer.sign('confirm-subscription', ana.email)
    const changed = ana.sig.slice(0, -1) + (ana.sig.endsWith('A') ? 'B' : 'A')
    for (const sig of [eva.sig, other, changed, ana.sig.slice(1), 'x', '%00', 'ñ', ana.sig.toLowerCase()]) {
      const path = `/unsubscribe/${ana.email}?sig=${encodeURIComponent(sig)}`
      for (const reply of [await api.get(path), await api.patch(path, { restaurantIds: both })])
        expect(reply).toMatchObject({
          status: 404,
          body: {
            message: 'El enlace no es válido o ya no hay suscripciones activas para este correo.',
            error: { reason: 'signature' },
          },
        })
    }
    expect(await statesOf(ana.subscriberId)).toEqual(['confirmed', 'confirmed'])
  })

  test('is asked for', async () => {
    const { email } = await subscriber()
    expect(await api.get(`/unsubscribe/${email}`)).toMatchObject({ status: 400 })
    expect(await api.get('/unsubscribe/nobody?sig=x')).toMatchObject({ status: 400 })
  })

  test('belongs to the address however it is written', async () => {
    const { email, sig } = await subscriber()
    expect(await api.get(`/unsubscribe/${email.toUpperCase()}?sig=${sig}`)).toMatchObject({ status: 200 })
  })
})

test('what nobody confirmed is forgotten, with the address when nothing else is left of it', async () => {
  const [asked, kept] = [await subscriber(anAddress(), 'pending'), await subscriber()]
  const old = new Date('2020-01-01')
  for (const { subscriberId } of [asked, kept]) {
    await api.db
      .update(subscriptions)
      .set({ requestedAt: old })
      .where(eq(subscriptions.subscriberId, subscriberId))
    await api.db.update(subscribers).set({ createdAt: old }).where(eq(subscribers.id, subscriberId))
  }
  await deleteUnconfirmed(api.db, new Date('2020-02-01'))
  expect(await statesOf(asked.subscriberId)).toEqual([])
  expect(await statesOf(kept.subscriberId)).toEqual(['confirmed', 'confirmed'])
  const left = await api.db.select().from(subscribers).where(eq(subscribers.email, asked.email))
  expect(left).toEqual([])
})
