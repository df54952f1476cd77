import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { restaurants } from '@/server/db/schema'
import { refreshSearchRow } from '@/server/modules/search'
import { deleteRestaurants, insertRestaurants } from '@/tests/api/search/insert-restaurants'
import type { TestRestaurant } from '@/tests/api/search/random-restaurants'
import { harness } from '@/tests/api/support/harness'

const { post, db, time } = await harness()

const here = { lat: 34, lon: -9 }
const day = '2026-03-11'
const lunch = { dishes: ['Lentejas'], priceCents: 1150, window: null }

/** Wednesdays 13:00–16:00, Sundays 20:00–02:00. */
const week: TestRestaurant['week'] = [
  { weekday: 3, ranges: [[780, 960]] },
  { weekday: 7, ranges: [[1200, 1560]] },
]

const house = (timeZone: TestRestaurant['timeZone'], more: Partial<TestRestaurant> = {}): TestRestaurant => ({
  ...{ id: newId(), name: 'La Raya', ...here, timeZone, cuisines: ['Española'], services: ['Wifi'], week },
  menu: { date: day, ...lunch },
  ...more,
})

const madrid = house('Europe/Madrid')
const canary = house('Atlantic/Canary')
const dinner = house('Europe/Madrid', {
  lat: 33,
  menu: { date: day, ...lunch, window: [1260, 1500] },
})
const all = [madrid, canary, dinner]

beforeAll(() => insertRestaurants(db, all))
afterAll(() => deleteRestaurants(db, all))

async function found(question: object, at: string): Promise<string[]> {
  time.now = new Date(at)
  const { body } = await post('/api/filter/', { ...here, radius: 5, ...question })
  return Reflect.get(Object(body), 'restaurantIds')
}

const both = [madrid.id, canary.id].sort()

describe('«abierto ahora» goes by the clock on the wall there', () => {
  const at: [instant: string, open: string[]][] = [
    ['2026-03-11T11:59:59Z', []],
    ['2026-03-11T12:00:00Z', [madrid.id]],
    ['2026-03-11T12:59:59Z', [madrid.id]],
    ['2026-03-11T13:00:00Z', both],
    ['2026-03-11T14:59:59Z', both],
    ['2026-03-11T15:00:00Z', [canary.id]],
    ['2026-03-11T16:00:00Z', []],
    ['2026-03-15T22:59:59Z', both],
    ['2026-03-16T00:59:59Z', both],
    ['2026-03-16T01:00:00Z', [canary.id]],
    ['2026-03-16T02:00:00Z', []],
    // Summer time, which began at 01:00 UTC that night.
    ['2026-03-29T18:00:00Z', [madrid.id]],
    ['2026-03-30T00:00:00Z', [canary.id]],
  ]
  test.each(at)('%s', async (instant, open) => {
    expect((await found({ timestamp: instant }, instant)).sort()).toEqual(open)
  })
})

describe('«hoy» begins and ends at midnight there', () => {
  const at: [instant: string, withMenu: string[]][] = [
    ['2026-03-10T22:59:59Z', []],
    ['2026-03-10T23:00:00Z', [madrid.id]],
    ['2026-03-11T00:00:00Z', both],
    ['2026-03-11T22:59:59Z', both],
    ['2026-03-11T23:00:00Z', [canary.id]],
    ['2026-03-12T00:00:00Z', []],
    ['2026-05-14T12:00:00Z', []],
  ]
  test.each(at)('%s', async (instant, withMenu) => {
    expect((await found({ menuToday: true }, instant)).sort()).toEqual(withMenu)
  })

  test('a dinner that is still served is last night’s menu of today', async () => {
    const there = { lat: dinner.lat, menuToday: true }
    expect(await found(there, '2026-03-11T23:59:59Z')).toEqual([dinner.id])
    expect(await found(there, '2026-03-12T00:00:00Z')).toEqual([])
  })
})

test('a card shows what common clients read, with the week and the distance', async () => {
  time.now = new Date('2026-03-11T13:30:00Z')
  const { body } = await post('/api/filter/', { ...here, lat: 34.01, radius: 5, pageSize: 1 })
  const [first] = both
  expect(body).toEqual({
    restaurants: [
      expect.objectContaining({
        restaurantId: first,
        restaurantName: 'La Raya',
        location: { type: 'Point', coordinates: [here.lon, here.lat] },
        cuisineType: ['Española'],
        restaurantServices: ['Wifi'],
        distance: expect.closeTo(1.112, 3),
        schedule: expect.arrayContaining([
          expect.objectContaining({ id: '3', option: 'open', start: '13:00', end: '16:00' }),
          expect.objectContaining({ id: '7', start: '20:00', end: '02:00' }),
        ]),
      }),
    ],
    restaurantIds: [first],
    hasMore: true,
    correctedQuery: null,
    isTranslated: false,
    leftOut: [],
    outsideSpain: false,
  })
})

describe('a row follows its restaurant', () => {
  const changed = house('Europe/Madrid', { lat: 32 })
  const change = (values: Partial<typeof restaurants.$inferInsert>) =>
    db.transaction(async (tx) => {
      await tx.update(restaurants).set(values).where(eq(restaurants.id, changed.id))
      await refreshSearchRow(tx, changed.id)
    })
  const at = (question: object = {}) => found({ lat: 32, ...question }, '2026-03-11T13:30:00Z')

  beforeAll(() => insertRestaurants(db, [changed]))
  afterAll(() => deleteRestaurants(db, [changed]))

  test('to another name, another place, another kitchen', async () => {
    await change({ name: 'Bar Zascandil', lat: 31.5, cuisineType: ['Peruana'] })
    expect(await at()).toEqual([])
    expect(await at({ lat: 31.5, query: 'zascandil', cuisineType: 'Peruana' })).toEqual([changed.id])
    expect(await at({ lat: 31.5, query: 'raya' })).toEqual([])
    await change({ lat: 32 })
  })

  test.each([
    ['refused', { verification: 'rejected' }, { verification: 'pending' }],
    ['gone', { deletedAt: new Date() }, { deletedAt: null }],
    ['nameless', { name: '' }, { name: 'La Raya' }],
    ['nowhere', { lat: null, lon: null }, { lat: 32, lon: here.lon }],
  ] as const)('out of sight while it is %s, and back', async (_, hidden, shown) => {
    await change(hidden)
    expect(await at()).toEqual([])
    await change(shown)
    expect(await at()).toEqual([changed.id])
  })
})

describe('what is asked', () => {
  test.each([
    [{ lat: 48.85, lon: 2.35 }],
    [{ lat: 27.62, lon: -16 }],
    [{ lat: 43.8, lon: -3 }],
    [{ lat: 40, lon: 4.34 }],
    [{ lat: 40, lon: -18.17 }],
  ])('%j lies outside Spain, and the answer says so', async (position) => {
    const { body } = await post('/api/sort/', position)
    expect(body).toMatchObject({ restaurants: [], restaurantIds: [], hasMore: false, outsideSpain: true })
  })

  const bad: [field: string, value: unknown, named?: string][] = [
    ...[91, -91, 'x', null, {}, Number.NaN].map((value): [string, unknown] => ['lat', value]),
    ...[181, 'x', null].map((value): [string, unknown] => ['lon', value]),
    ...[0, -1, 101, 'x'].map((value): [string, unknown] => ['radius', value]),
    ...[0, 51, 1.5, 'x'].map((value): [string, unknown] => ['page', value]),
    ...[0, 101].map((value): [string, unknown] => ['pageSize', value]),
    ['cuisineType', 'Marciana', 'cuisineType.0'],
    ['priceRange', 'cheap'],
    ['query', 7],
    ['menuToday', 'quizás'],
  ]
  test.each(bad)('%s %j is refused by name', async (field, value, named = field) => {
    const answer = await post('/api/filter/', { ...here, [field]: value })
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fields: { [named]: expect.any(String) } } },
    })
  })
})

describe('«abierto ahora» for menus is a menu that can be eaten now or next', () => {
  const at: [instant: string, expected: string[]][] = [
    ['2026-03-11T08:00:00Z', both],
    ['2026-03-11T14:59:00Z', both],
    ['2026-03-11T15:30:00Z', [canary.id]],
    ['2026-03-11T16:00:00Z', []],
  ]
  test.each(at)('%s', async (instant, expected) => {
    expect((await found({ timestamp: instant, menuToday: true }, instant)).sort()).toEqual(expected)
  })
})
