import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listOwnDishes, listOwnMenuHistory } from '@/contract/endpoints/own-menus'
import { addDays } from '@/contract/rules/time/local-time'
import { menus } from '@/server/db/schema'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'
import { content, invalid, ownMenusOf, refusal } from './own-menus'

const api = await harness()
const today = '2026-11-20'

let owner: TestOwner
let own: ReturnType<typeof ownMenusOf>
beforeEach(async () => {
  api.time.now = new Date('2026-11-20T11:00:00Z')
  owner = await api.owner()
  await givePlan(api.db, owner)
  own = ownMenusOf(api.as(owner))
})
afterEach(() => {
  api.time.now = null
})

type Row = Partial<typeof menus.$inferInsert> & { date: string }
const kept = (...rows: Row[]) =>
  api.db.insert(menus).values(rows.map((row) => ({ ...row, restaurantId: owner.restaurantId })))
const dates = (body: unknown) =>
  listOwnMenuHistory.reply
    .pick({ menus: true })
    .parse(body)
    .menus.map(({ date, service }) => `${date} ${service}`)

describe('GET /api/menus/mine', () => {
  test('lists the days asked for, by date and lunch first, whatever their state', async () => {
    await own.save('2026-11-22/cena')
    await own.save('2026-11-22')
    await own.save('2026-11-21', { release: 'schedule' })
    await own.save('2026-12-20')
    expect(dates(await own.list())).toEqual(['2026-11-21 comida', '2026-11-22 comida', '2026-11-22 cena'])
    expect(dates(await own.list('?from=2026-12-01'))).toEqual([])
    expect(dates(await own.list('?from=2026-12-01&to=2026-12-31'))).toEqual(['2026-12-20 comida'])
  })

  test('counts days where the restaurant is', async () => {
    const canary = await api.owner({}, { timeZone: 'Atlantic/Canary' })
    api.time.now = new Date('2026-11-20T23:30:00Z')
    expect(await own.list()).toMatchObject({ today: '2026-11-21' })
    expect(await ownMenusOf(api.as(canary)).list()).toMatchObject({ today, timeZone: 'Atlantic/Canary' })
  })

  test.each([
    ['from=2026-11-20&to=2026-11-19', 'to', 'before-from'],
    ['from=2026-11-20&to=2027-01-21', 'to', 'too-far'],
    ['from=2026-02-29', 'from', 'date'],
  ])('refuses %s', async (query, field, reason) => {
    expect(await api.as(owner).get(`/api/menus/mine?${query}`)).toMatchObject(invalid(field, reason))
  })
})

describe('GET /api/menus/mine/history', () => {
  const history = async (query: string) => (await api.as(owner).get(`/api/menus/mine/history?${query}`)).body

  test('goes back page by page, in whole days, and leaves out today', async () => {
    await own.save(today)
    for (const day of [-1, -2, -3, -5])
      await kept({ date: addDays(today, day) }, { date: addDays(today, day), service: 'cena' })
    const first = await history('limit=3')
    expect(dates(first)).toEqual([
      '2026-11-19 comida',
      '2026-11-19 cena',
      '2026-11-18 comida',
      '2026-11-18 cena',
    ])
    expect(first).toMatchObject({ nextBefore: '2026-11-18' })
    const last = await history('limit=4&before=2026-11-18')
    expect(dates(last)).toMatchObject({ length: 4, 3: '2026-11-15 cena' })
    expect(last).toMatchObject({ nextBefore: null })
    expect(await history('before=2027-01-01')).toMatchObject({ menus: { length: 8 } })
  })
})

describe('GET /api/menus/mine/dishes', () => {
  const dishes = async (query = '') => {
    const { body } = await api.as(owner).get(`/api/menus/mine/dishes?${query}`)
    return listOwnDishes.reply.parse(body).dishes
  }
  const served = (date: string, category: string, ...names: string[]) =>
    kept({ date, categories: [{ name: category, items: names.map((name) => ({ name, soldOut: true })) }] })

  test('offers what is used most, whatever accents are typed, as it was written last', async () => {
    await served('2026-11-01', 'Primeros', 'Lentejas', 'Ñoquis al pesto', 'Salmon')
    await served('2026-11-02', 'Primeros', 'Lentejas estofadas', 'Crema de calabacín')
    await kept({
      date: '2026-11-03',
      categories: [
        {
          name: 'Segundos',
          items: [{ name: 'Salmón', supplementCents: 250, allergens: { fish: 'contains' } }],
        },
        { name: 'Primeros', items: [{ name: 'LENTEJAS' }] },
      ],
    })
    expect(await dishes('q=SALMON')).toEqual([
      {
        ...{ name: 'Salmón', category: 'Segundos', supplement: 2.5, allergens: { fish: 'contains' } },
        ...{ times: 2, lastDate: '2026-11-03' },
      },
    ])
    expect((await dishes('q=lent')).map(({ name }) => name)).toEqual(['LENTEJAS', 'Lentejas estofadas'])
    expect((await dishes('q=calabacin')).map(({ name }) => name)).toEqual(['Crema de calabacín'])
    expect((await dishes('category=segundos')).map(({ name }) => name)).toEqual(['Salmón'])
    expect((await dishes('limit=2')).map(({ name }) => name)).toEqual(['LENTEJAS', 'Salmón'])
    expect(await dishes('q=%25')).toEqual([])
  })

  test('forgets after a year', async () => {
    await served('2025-11-01', 'Primeros', 'Callos')
    expect(await dishes('q=callos')).toEqual([])
  })
})

describe('a dish sold out', () => {
  const lentils = { category: 0, item: 0, name: 'Lentejas', soldOut: true }

  test('is marked with one tap, for everybody to see, and unmarked', async () => {
    const { version } = await own.save(today, { release: 'publish' })
    const marked = await own.soldOut(today, lentils)
    expect(marked).toMatchObject({
      status: 200,
      body: { state: 'published', categories: [{ items: [{ soldOut: true }, {}] }] },
    })
    const { body } = await api.post('/api/filter/menus', { restaurantIds: [owner.restaurantId] })
    expect(body).toMatchObject({
      updatedMenus: [{ menu: [{ categories: [{ items: [{ soldOut: true }, {}] }] }] }],
    })
    expect(await own.put(today, { version })).toMatchObject(refusal(409, 'version'))
    expect((await own.soldOut(today, { ...lentils, soldOut: false })).body).not.toMatchObject({
      categories: [{ items: [{ soldOut: expect.anything() }, {}] }],
    })
  })

  test('twice is once', async () => {
    await own.save(today)
    const first = await own.soldOut(today, lentils)
    expect((await own.soldOut(today, lentils)).body).toEqual(first.body)
  })

  test('is never another one: the list may have changed', async () => {
    const { version } = await own.save(today)
    const items = [{ name: 'Sopa' }, { name: 'Lentejas' }]
    await own.save(today, { version, content: { ...content, categories: [{ name: 'Primeros', items }] } })
    const reply = await own.soldOut(today, lentils)
    expect(reply).toMatchObject(
      refusal(409, 'item-changed', { current: { categories: [{ items: [{ name: 'Sopa' }, {}] }] } }),
    )
    expect(await own.soldOut(today, { ...lentils, category: 7 })).toMatchObject(refusal(409, 'item-changed'))
    expect(await own.soldOut('2026-11-25', lentils)).toMatchObject(refusal(404, 'menu'))
  })

  test('of yesterday is of no interest', async () => {
    await own.save(today)
    api.time.now = new Date('2026-11-21T11:00:00Z')
    expect(await own.soldOut(today, lentils)).toMatchObject(invalid('date', 'past'))
  })

  test('loses no other tap of the same moment', async () => {
    await own.save(today)
    await Promise.all([
      own.soldOut(today, lentils),
      own.soldOut(today, { ...lentils, item: 1, name: 'Jamón' }),
    ])
    expect(await own.list()).toMatchObject({
      menus: [{ categories: [{ items: [{ soldOut: true }, { soldOut: true }] }] }],
    })
  })
})

describe('DELETE /api/menus/mine/:date/:service', () => {
  test('deletes only what its owner has seen', async () => {
    const { version } = await own.save(today)
    const { version: newer } = await own.save(today, { version, release: 'publish' })
    expect(await own.remove(today, version)).toMatchObject(
      refusal(409, 'version', { current: { state: 'published' } }),
    )
    expect(await own.remove(today, newer)).toMatchObject({ status: 200 })
    expect(await own.remove(today, newer)).toMatchObject(refusal(404, 'menu'))
    const { body } = await api.post('/api/filter/menus', { restaurantIds: [owner.restaurantId] })
    expect(body).toMatchObject({ updatedMenus: [{ menu: [] }] })
  })

  test('is no way to another owner’s menu', async () => {
    const { version } = await own.save(today)
    const stranger = ownMenusOf(api.as(await api.owner()))
    expect(await stranger.remove(today, version)).toMatchObject(refusal(404, 'menu'))
  })
})
