import { and, eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mailbox, mailings, menus, outbox, subscribers } from '@/server/db/schema'
import { writeMailings } from '@/server/modules/daily-mail'
import { sendPending } from '@/server/modules/mail'
import { publishDueMenus } from '@/server/modules/menus'
import { linkIn } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'
import { subscribed, subscribeTo } from './subscribed'

const api = await harness({ ownDatabase: true })
const date = '2026-11-20'
/** In Madrid it is an hour later. */
const at = (time: string) => new Date(`${date}T${time}:00Z`)

beforeEach(() => {
  api.time.now = at('10:00')
})
afterEach(() => {
  api.time.now = null
})

const dishes = ['Lentejas con chorizo', 'Merluza a la plancha', 'Arroz con leche']
const content = {
  price: 12.5,
  categories: dishes.map((name, index) => ({ name: `Parte ${index}`, items: [{ name }] })),
  includes: ['pan' as const],
  window: { start: '13:00', end: '16:00' },
}

/** What the jobs of a minute do. */
async function minute(time: string) {
  api.time.now = at(time)
  await publishDueMenus(api.ctx)
  await writeMailings(api.ctx)
  await sendPending(api.ctx)
}

const arrived = (people: { email: string }[]) =>
  api.db
    .select()
    .from(mailbox)
    .where(
      inArray(
        mailbox.recipient,
        people.map(({ email }) => email),
      ),
    )

const publish = async (owner: { ownerId: string }, body: object = {}) =>
  expect(await api.as(owner).post('/api/menus', { ...content, ...body })).toMatchObject({ status: 200 })

describe('the menu of the day', () => {
  test('goes once to whoever has confirmed, when it is published', async () => {
    const owner = await api.owner()
    const people = await subscribed(api.db, owner.restaurantId, 3)
    const others = await subscribed(api.db, owner.restaurantId, 2, { state: 'pending' })
    const gone = await subscribed(api.db, owner.restaurantId, 1, { state: 'unsubscribed' })
    await publish(owner)
    await minute('10:00')
    await minute('10:01')
    const mails = await arrived([...people, ...others, ...gone])
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      people.map(({ email }) => email).toSorted(),
    )
    for (const { subject, html, text } of mails) {
      expect(subject).toBe('Menú de hoy en Casa Prueba · 12,50\u00a0€')
      for (const dish of dishes) expect([html.includes(dish), text.includes(dish)]).toEqual([true, true])
      expect(text).toContain('Viernes 20 de noviembre')
      expect(text).toContain('Plaza Mayor, 1, Madrid')
      expect(text).toContain('Se sirve de 13:00 a 16:00.')
    }
  })

  test('waits until half past ten where the restaurant is', async () => {
    api.time.now = at('06:00')
    const owner = await api.owner()
    const islands = await api.owner({}, { timeZone: 'Atlantic/Canary' })
    const people = await subscribed(api.db, owner.restaurantId, 1)
    const islanders = await subscribed(api.db, islands.restaurantId, 1)
    await publish(owner)
    await publish(islands)
    await minute('09:29')
    expect(await arrived([...people, ...islanders])).toEqual([])
    await minute('09:30')
    expect(await arrived(people)).toHaveLength(1)
    expect(await arrived(islanders)).toEqual([])
    await minute('10:30')
    expect(await arrived(islanders)).toHaveLength(1)
  })

  test.each([
    ['2026-03-28T23:30:00Z', 'Europe/Madrid', '2026-03-29T08:30:00Z'],
    ['2026-10-24T22:30:00Z', 'Europe/Madrid', '2026-10-25T09:30:00Z'],
    ['2026-03-29T00:30:00Z', 'Atlantic/Canary', '2026-03-29T09:30:00Z'],
    ['2026-10-24T23:30:00Z', 'Atlantic/Canary', '2026-10-25T10:30:00Z'],
  ] as const)(
    'published at %s in %s, on a day the clocks change, goes out at %s',
    async (now, timeZone, then) => {
      api.time.now = new Date(now)
      const owner = await api.owner({}, { timeZone })
      await subscribed(api.db, owner.restaurantId, 1)
      await publish(owner)
      const [mailing] = await api.db
        .select()
        .from(mailings)
        .where(eq(mailings.restaurantId, owner.restaurantId))
      expect(mailing?.sendAt).toEqual(new Date(then))
    },
  )

  test('follows a menu that came out by itself', async () => {
    const owner = await api.owner()
    const people = await subscribed(api.db, owner.restaurantId, 2)
    await api.db.insert(menus).values({
      ...{ restaurantId: owner.restaurantId, date, state: 'scheduled', publishAt: at('11:00') },
      categories: [{ name: 'Primeros', items: [{ name: 'Gazpacho' }] }],
    })
    await minute('10:59')
    expect(await arrived(people)).toEqual([])
    await minute('11:00')
    await minute('11:01')
    expect(await arrived(people)).toHaveLength(2)
  })

  test('is not sent again for a correction, what is sold out or another service', async () => {
    const owner = await api.owner()
    const people = await subscribed(api.db, owner.restaurantId, 2)
    await publish(owner)
    await minute('10:05')
    await publish(owner, { price: 13 })
    await minute('10:10')
    await publish(owner, {
      categories: [{ name: 'Primeros', items: [{ name: 'Lentejas con chorizo', soldOut: true }] }],
    })
    await publish(owner, { service: 'cena', window: null })
    await minute('18:00')
    expect(await arrived(people)).toHaveLength(2)
  })

  test('says what is true when it goes out: corrected, without what is sold out, or not at all', async () => {
    api.time.now = at('06:00')
    const [corrected, withdrawn] = [await api.owner(), await api.owner()]
    const people = await subscribed(api.db, corrected.restaurantId, 1)
    const others = await subscribed(api.db, withdrawn.restaurantId, 1)
    await publish(corrected)
    await publish(withdrawn)
    const items = [{ name: 'Cocido' }, { name: 'Bacalao', soldOut: true }]
    await publish(corrected, { categories: [{ name: 'Segundos', items }] })
    await api.db.delete(menus).where(eq(menus.restaurantId, withdrawn.restaurantId))
    await minute('09:30')
    const [mail] = await arrived(people)
    expect(mail?.text).toContain('Cocido')
    expect(mail?.text).not.toMatch(/Bacalao|Lentejas/)
    expect(await arrived(others)).toEqual([])
    await publish(withdrawn)
    await minute('09:31')
    expect(await arrived(others), 'published anew').toHaveLength(1)
  })

  test('that nobody can eat any more is not sent', async () => {
    const owner = await api.owner()
    const people = await subscribed(api.db, owner.restaurantId, 1)
    api.time.now = at('15:00')
    await publish(owner)
    await minute('15:00')
    expect(await arrived(people)).toEqual([])
    const waiting = await api.owner()
    const late = await subscribed(api.db, waiting.restaurantId, 1)
    api.time.now = at('14:30')
    await publish(waiting)
    await writeMailings(api.ctx)
    await minute('15:00')
    expect(await arrived(late)).toEqual([])
  })

  test('costs a restaurant without subscribers no row', async () => {
    const owner = await api.owner()
    await publish(owner)
    expect(await api.db.$count(mailings, eq(mailings.restaurantId, owner.restaurantId))).toBe(0)
  })

  test('is ended with the one click of RFC 8058, which its headers name', async () => {
    const owner = await api.owner()
    const [reader] = await subscribed(api.db, owner.restaurantId, 1)
    await publish(owner)
    await minute('10:00')
    const [mail] = await arrived(reader ? [reader] : [])
    expect(mail?.headers).toMatchObject({
      'List-Id': `<${owner.restaurantId}.menu.mantel.example>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const link = new URL(mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '')
    expect(link.pathname).toBe('/unsubscribe/one-click')
    expect(link.searchParams.get('email')).toBe(reader?.email)
    expect(link.searchParams.get('restaurantId')).toBe(owner.restaurantId)
    const sig = link.searchParams.get('sig') ?? ''
    expect(linkIn(mail?.text, '/unsubscribe').searchParams.get('sig')).toBe(sig)
    const path = `/unsubscribe/${encodeURIComponent(reader?.email ?? '')}?${new URLSearchParams({ sig })}`
    expect(await api.patch(path, { restaurantIds: [owner.restaurantId] })).toMatchObject({ status: 200 })
  })
})

describe('one mail a day', () => {
  test('brings the menus of all their restaurants at noon, and those that came singly no second time', async () => {
    const [one, two, three] = [await api.owner(), await api.owner(), await api.owner()]
    const people = await subscribed(api.db, one.restaurantId, 1, { digest: true })
    for (const { restaurantId } of [two, three]) await subscribeTo(api.db, restaurantId, people)
    await publish(one)
    await publish(two, { categories: [{ name: 'Primeros', items: [{ name: 'Fabada' }] }] })
    await minute('10:00')
    expect(await arrived(people)).toEqual([])
    await minute('11:00')
    await publish(three)
    await minute('11:30')
    const mails = await arrived(people)
    expect(mails.map(({ subject }) => subject)).toEqual(['Tus 2 menús de hoy'])
    expect(mails[0]?.text).toContain('Fabada')
    expect(mails[0]?.text).toContain('Lentejas con chorizo')
  })

  test('is none when they have ended it all meanwhile', async () => {
    const owner = await api.owner()
    const [reader] = await subscribed(api.db, owner.restaurantId, 1, { digest: true })
    if (!reader) throw new Error('nobody')
    await publish(owner)
    await minute('10:00')
    const sig = await api.ctx.signer.sign('unsubscribe', reader.email)
    const path = `/unsubscribe/${encodeURIComponent(reader.email)}?${new URLSearchParams({ sig })}`
    await api.patch(path, { restaurantIds: [owner.restaurantId] })
    await minute('11:05')
    expect(await arrived([reader])).toEqual([])
    const [row] = await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.subscriberId, reader.id), eq(outbox.kind, 'daily-digest')))
    expect(row?.state).toBe('suppressed')
    await api.db.delete(subscribers).where(eq(subscribers.id, reader.id))
  })
})

describe('an owner', () => {
  const mailings = async (owner: { ownerId: string }) => (await api.as(owner).get('/api/mailings')).body

  test('sees when it goes out, that it waits for a server, and to how many it went', async () => {
    api.time.now = at('06:00')
    const owner = await api.owner()
    await subscribed(api.db, owner.restaurantId, 3)
    await publish(owner)
    const day = { date, time: '10:30', sent: 0, waiting: 0, failed: 0 }
    expect(await mailings(owner)).toEqual({ subscribers: 3, days: [{ ...day, state: 'waiting' }] })
    api.time.now = at('09:30')
    await writeMailings(api.ctx)
    expect(await mailings(owner)).toMatchObject({ days: [{ state: 'sending', waiting: 3 }] })
    const outage = { outcome: 'unreachable' as const, reason: 'connect ECONNREFUSED' }
    await sendPending({ ...api.ctx, mail: { send: async () => outage, close: () => undefined } })
    expect(await mailings(owner)).toMatchObject({ days: [{ state: 'delayed', waiting: 3, sent: 0 }] })
    await minute('10:30')
    expect(await mailings(owner)).toMatchObject({ days: [{ state: 'sent', waiting: 0, sent: 3 }] })
  })
})

test('after an hour without a mail server all go out, in the order they were decided on', async () => {
  const houses = [await api.owner(), await api.owner(), await api.owner()]
  const people = []
  for (const [index, owner] of houses.entries()) {
    people.push(...(await subscribed(api.db, owner.restaurantId, 2)))
    api.time.now = at(`10:0${index}`)
    await publish(owner)
  }
  const outage = { outcome: 'unreachable' as const, reason: 'connect ECONNREFUSED' }
  for (let n = 3; n < 60; n += 7) {
    api.time.now = at(`10:${String(n).padStart(2, '0')}`)
    await writeMailings(api.ctx)
    await sendPending({ ...api.ctx, mail: { send: async () => outage, close: () => undefined } })
  }
  const sent: string[] = []
  const { mail: box, signer } = api.ctx
  const [first, others] = [people.slice(0, 2), people.slice(2)].map((some) => some.map(({ email }) => email))
  const written = new Set<string>()
  const othersAreWritten = Promise.withResolvers<void>()
  /** The letters of the first take longest. */
  const sign: typeof signer.sign = async (use, text) => {
    if (first?.includes(text)) await othersAreWritten.promise
    if (others?.includes(text) && written.add(text).size === others.length)
      setTimeout(othersAreWritten.resolve, 100)
    return signer.sign(use, text)
  }
  api.time.now = at('11:05')
  await sendPending({
    ...api.ctx,
    signer: { ...signer, sign },
    mail: {
      close: () => undefined,
      send: (message) => {
        sent.push(message.headers?.['List-Id'] ?? '')
        return box.send(message)
      },
    },
  })
  expect(await arrived(people)).toHaveLength(6)
  const order = houses.flatMap(({ restaurantId }) => Array(2).fill(`<${restaurantId}.menu.mantel.example>`))
  expect(sent.filter((list) => order.includes(list))).toEqual(order)
})

test('whoever holds the signature of their mails chooses one a day or one each', async () => {
  const owner = await api.owner()
  const [reader] = await subscribed(api.db, owner.restaurantId, 1)
  const email = reader?.email ?? ''
  const sig = await api.ctx.signer.sign('unsubscribe', email)
  const list = `/unsubscribe/${encodeURIComponent(email)}?${new URLSearchParams({ sig })}`
  expect(await api.get(list)).toMatchObject({ body: { frequency: 'each' } })
  const choose = (body: object) => api.post('/api/email/preferences', body)
  expect(await choose({ email, sig, frequency: 'daily' })).toMatchObject({ status: 200 })
  expect(await api.get(list)).toMatchObject({ body: { frequency: 'daily' } })
  expect(await choose({ email, sig: 'guess', frequency: 'each' })).toMatchObject({ status: 404 })
  expect(await choose({ email, sig, frequency: 'never' })).toMatchObject({ status: 400 })
  expect(await choose({ email, sig, frequency: 'each' })).toMatchObject({ status: 200 })
})
