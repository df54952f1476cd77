import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listOwnMenus } from '@/contract/endpoints/own-menus'
import { ownMenu } from '@/contract/entities/own-menu'
import { errorEnvelope } from '@/contract/errors'
import { auditLog, menus } from '@/server/db/schema'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'
import { content, invalid, refusal } from './own-menus'

const api = await harness()
const today = '2026-11-20'

let owner: TestOwner
beforeEach(async () => {
  owner = await api.owner()
  await givePlan(api.db, owner)
  api.time.now = new Date('2026-11-20T11:00:00Z')
})
afterEach(() => {
  api.time.now = null
})

const put = (body: object, { date = today, service = 'comida', who = owner } = {}) =>
  api.as(who).put(`/api/menus/mine/${date}/${service}`, { content, version: null, release: 'draft', ...body })
const saved = async (...asked: Parameters<typeof put>) => {
  const reply = await put(...asked)
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
  return ownMenu.parse(reply.body)
}
const mine = async (query = '') => (await api.as(owner).get(`/api/menus/mine${query}`)).body
const shown = async () => (await api.post('/api/filter/menus', { restaurantIds: [owner.restaurantId] })).body
const showing = (...menu: unknown[]) => ({ updatedMenus: [{ menu }] })

describe('PUT /api/menus/mine/:date/:service', () => {
  test('gives usual headings in the language of the dishes, however they are stored', async () => {
    const items = ['Oilasko errea', 'Arraina plantxan'].map((name) => ({ name }))
    const categories = ['Primeros', 'Postreak', 'Menua'].map((name) => ({ name, items }))
    const names = ({ categories }: { categories: { name: string }[] }) => categories.map(({ name }) => name)
    const draft = await saved({ content: { ...content, categories } })
    expect(names(draft)).toEqual(['Lehenengoak', 'Postreak', 'Menua'])
    const { menus } = listOwnMenus.reply.parse(await mine())
    expect(menus.map(names)).toEqual([names(draft)])
  })

  test('keeps a draft for its owner alone', async () => {
    const draft = await saved({})
    expect(draft).toMatchObject({
      ...content,
      date: today,
      service: 'comida',
      state: 'draft',
      publishAt: null,
    })
    expect(await mine()).toMatchObject({
      today,
      timeZone: 'Europe/Madrid',
      emailVerified: true,
      menus: [draft],
    })
    expect(await shown()).toMatchObject(showing())
    expect(api.expired.filter(({ restaurantId }) => restaurantId === owner.restaurantId)).toEqual([])
  })

  test('publishes for everybody, tells the web and the log, and takes back again', async () => {
    const draft = await saved({})
    const published = await saved({ version: draft.version, release: 'publish' })
    expect(published).toMatchObject({ menuId: draft.menuId, state: 'published' })
    expect(await shown()).toMatchObject(showing({ menuId: draft.menuId, price: 12.9 }))
    expect(api.expired).toContainEqual(expect.objectContaining({ restaurantId: owner.restaurantId }))
    const back = await saved({ version: published.version, release: 'draft' })
    expect(back.state).toBe('draft')
    expect(await shown()).toMatchObject(showing())
    const entries = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, draft.menuId))
      .orderBy(auditLog.id)
    expect(entries.map(({ action }) => action)).toEqual(['menu.draft', 'menu.published', 'menu.draft'])
  })

  test('overwrites nothing in silence: the second tab is told what the first saved', async () => {
    const { version } = await saved({})
    const first = await saved({ version, content: { ...content, price: 14 } })
    const second = await put({ version, content: { ...content, price: 15 } })
    expect(second).toMatchObject(refusal(409, 'version', { code: 'conflict' }))
    expect(ownMenu.parse(errorEnvelope.parse(second.body).error.current)).toEqual(first)
    expect(await put({ content: { ...content, price: 16 } })).toMatchObject(refusal(409, 'version'))
    expect(await mine()).toMatchObject({ menus: [{ price: 14 }] })
  })

  test('lets one of many at once through', async () => {
    const { version } = await saved({})
    const replies = await Promise.all(
      [10, 11, 12, 13, 14].map((price) => put({ version, content: { ...content, price } })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    const fresh = await Promise.all([1, 2, 3].map(() => put({}, { service: 'cena' })))
    expect(fresh.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('never gives a version twice, not to a menu written anew either', async () => {
    const { version } = await saved({})
    expect(await api.as(owner).delete(`/api/menus/mine/${today}/comida?version=${version}`)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    const gone = await put({ version })
    expect(gone).toMatchObject(refusal(409, 'version', { current: null }))
    const again = await saved({})
    expect(again.version).toBeGreaterThan(version)
  })

  test('needs a verified address to publish and to schedule, not to prepare', async () => {
    const who = await api.owner({ emailVerifiedAt: null })
    expect(await put({ release: 'publish' }, { who })).toMatchObject(refusal(409, 'email-not-verified'))
    expect(await put({ release: 'schedule' }, { who, date: '2026-11-21' })).toMatchObject(
      refusal(409, 'email-not-verified'),
    )
    expect(await put({}, { who })).toMatchObject({ status: 200 })
    expect((await api.as(who).get('/api/menus/mine')).body).toMatchObject({ emailVerified: false })
  })

  test.each([
    ['zero', { price: 0 }],
    ['high', { price: 1200 }],
    ['none', { price: null }],
  ])('asks about a price that is %s, and believes whoever insists', async (reason, price) => {
    const odd = { release: 'publish', content: { ...content, ...price } }
    expect(await put({ ...odd, release: 'draft' })).toMatchObject({ status: 200 })
    const fields = { 'content.price': reason }
    expect(await put(odd)).toMatchObject(refusal(409, 'unusual-price', { fields }))
    expect(await put({ ...odd, confirmed: true }, { service: 'cena' })).toMatchObject({ status: 200 })
  })

  test.each([
    ['content.price', 'too-small', { content: { ...content, price: -1 } }],
    ['content.price', 'too-big', { content: { ...content, price: 10_001 } }],
    ['content.categories', 'empty', { content: { ...content, categories: [] }, release: 'publish' }],
    ['content.categories.0.items.0.name', 'too-long', { content: dishes(1, 301) }],
    ['content.categories.0.items', 'too-big', { content: dishes(81, 10) }],
    ['release', 'value', { release: 'later' }],
    ['version', 'required', { version: undefined }],
    ['publishAt', 'datetime', { release: 'schedule', publishAt: 'mañana' }],
  ])('refuses %s: %s', async (field, reason, body) => {
    expect(await put(body)).toMatchObject(invalid(field, reason))
  })

  test('takes eighty dishes, each of 300 characters, emoji, other scripts and HTML as they are', async () => {
    expect(await put({ content: dishes(80, 300), release: 'publish' })).toMatchObject({ status: 200 })
    const names = [
      '🥘 Paella 🦐',
      '红烧肉',
      'كسكس',
      '<script>alert(1)</script>',
      "Robert'); DROP TABLE menus;--",
    ]
    const odd = { ...content, categories: [{ name: '🥗', items: names.map((name) => ({ name })) }] }
    expect(await saved({ content: odd, release: 'publish' }, { service: 'cena' })).toMatchObject(odd)
  })

  test('knows which days there are, and which are over', async () => {
    expect(await put({}, { date: '2026-11-19' })).toMatchObject(invalid('date', 'past'))
    expect(await put({}, { date: '2027-01-20' })).toMatchObject(invalid('date', 'too-far'))
    expect(await put({}, { date: '2027-02-29' })).toMatchObject(invalid('date', 'date'))
    expect(await put({ release: 'publish' }, { date: '2026-11-21' })).toMatchObject(
      invalid('release', 'future'),
    )
    expect(await put({}, { service: 'merienda' })).toMatchObject({ status: 400 })
    api.time.now = new Date('2028-02-01T11:00:00Z')
    expect(await put({ release: 'schedule' }, { date: '2028-02-29' })).toMatchObject({
      body: { state: 'scheduled', publishAt: '2028-02-29T08:00:00.000Z' },
    })
  })

  test("edits last night's dinner as long as it is served", async () => {
    const late = { ...content, window: { start: '21:00', end: '01:30' } }
    const dinner = await saved({ content: late, release: 'publish' }, { service: 'cena' })
    api.time.now = new Date('2026-11-21T00:15:00Z')
    const body = { version: dinner.version, content: late, release: 'publish' }
    const edited = await saved(body, { service: 'cena' })
    api.time.now = new Date('2026-11-21T00:30:00Z')
    expect(await put({ ...body, version: edited.version }, { service: 'cena' })).toMatchObject(
      invalid('date', 'past'),
    )
  })
})

describe('a menu scheduled', () => {
  const schedule = (publishAt?: string, date = today) => put({ release: 'schedule', publishAt }, { date })

  test('comes out when the clock on the wall says so, or at an instant, or at the usual time', async () => {
    const at = (publishAt: string) => ({ status: 200, body: { state: 'scheduled', publishAt } })
    expect(await schedule('2026-11-20T13:30')).toMatchObject(at('2026-11-20T12:30:00.000Z'))
    expect(await schedule('2026-11-21T10:30:00Z', '2026-11-21')).toMatchObject(at('2026-11-21T10:30:00.000Z'))
    expect(await schedule('2026-11-22T10:30:00+02:00', '2026-11-22')).toMatchObject(
      at('2026-11-22T08:30:00.000Z'),
    )
    expect(await schedule(undefined, '2026-11-23')).toMatchObject(at('2026-11-23T08:00:00.000Z'))
    expect(await shown()).toMatchObject(showing())
  })

  test('keeps its time when only its dishes change', async () => {
    const { version } = await saved({ release: 'schedule', publishAt: '2026-11-20T13:30' })
    const again = await saved({ release: 'schedule', version, content: { ...content, price: 15 } })
    expect(again).toMatchObject({ price: 15, publishAt: '2026-11-20T12:30:00.000Z' })
  })

  test('goes by the clock of the Canary Islands there', async () => {
    const who = await api.owner({}, { timeZone: 'Atlantic/Canary' })
    await givePlan(api.db, who)
    const reply = await put(
      { release: 'schedule', publishAt: '2026-11-21T11:30' },
      { who, date: '2026-11-21' },
    )
    expect(reply).toMatchObject({ body: { publishAt: '2026-11-21T11:30:00.000Z' } })
  })

  test('cannot come out in the past, nor on another day', async () => {
    expect(await schedule('2026-11-20T12:00')).toMatchObject(invalid('publishAt', 'past'))
    expect(await schedule()).toMatchObject(invalid('publishAt', 'past'))
    expect(await schedule('2026-11-20T20:00', '2026-11-21')).toMatchObject(invalid('publishAt', 'other-day'))
  })

  test('knows the hour that is skipped, and the one that comes twice', async () => {
    api.time.now = new Date('2027-03-20T11:00:00Z')
    expect(await schedule('2027-03-28T02:30', '2027-03-28')).toMatchObject({
      body: { publishAt: '2027-03-28T01:30:00.000Z' },
    })
    api.time.now = new Date('2027-10-20T11:00:00Z')
    expect(await schedule('2027-10-31T02:30', '2027-10-31')).toMatchObject({
      body: { publishAt: '2027-10-31T00:30:00.000Z' },
    })
  })
})

test('keeps prices to the cent', async () => {
  const { menuId } = await saved({ content: { ...content, price: 19.99, halfPrice: 0.1 } })
  const [row] = await api.db.select().from(menus).where(eq(menus.id, menuId))
  expect(row).toMatchObject({ priceCents: 1999, halfPriceCents: 10 })
})

function dishes(count: number, length: number) {
  const items = Array.from({ length: count }, () => ({ name: 'x'.repeat(length) }))
  return { ...content, categories: [{ name: 'Platos', items }] }
}
