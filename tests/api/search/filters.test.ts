import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filterRestaurants } from '@/contract/endpoints/search'
import { distanceKm } from '@/contract/geography'
import { type FilterName, filterNames, readFilters, searchFilters } from '@/contract/search'
import type { Criteria } from '@/server/modules/search/criteria'
import { free, localClocks, priciest } from '@/server/modules/search/criteria'
import { climbByPrice, pricesBetween } from '@/server/modules/search/queries/by-price'
import { findNearest } from '@/server/modules/search/queries/nearest'
import { deleteRestaurants, insertRestaurants } from '@/tests/api/search/insert-restaurants'
import { plainSearch, type Question, requestOf } from '@/tests/api/search/plain-search'
import {
  askedWords,
  atSea,
  nameWords,
  type Random,
  randomFrom,
  randomRestaurants,
} from '@/tests/api/search/random-restaurants'
import { harness } from '@/tests/api/support/harness'
import { seedOf } from '@/tests/setup/seed'

const today = '2026-03-11'
const random = randomFrom(seedOf(20260311))
const all = randomRestaurants(random, 10_000, today)

/** Noon, both midnights and the hour between them, a dinner that runs on, and a Sunday whose night is cut out. */
const moments = [
  '2026-03-11T13:30:00Z',
  '2026-03-11T22:59:00Z',
  '2026-03-11T23:30:00Z',
  '2026-03-12T00:30:00Z',
  '2026-03-11T05:10:00Z',
  '2026-03-15T23:40:00Z',
  '2026-03-29T01:00:00Z',
]

/** How many filters are on in a question, on average: a new filter makes no question narrower. */
const filtersAtOnce = 1.2
const share = filtersAtOnce / filterNames.length

function randomQuestion({ chance, pick, next, some, below }: Random): Question {
  const query = [
    chance(0.3) ? pick(nameWords) : '',
    chance(0.7) ? pick(askedWords) : '',
    pick(askedWords).slice(0, 4),
  ]
  return {
    lat: atSea.lat + (next() - 0.5) * 0.3,
    lon: atSea.lon + (next() - 0.5) * 0.3,
    distance: pick([1, 2, 5, 12.5, 40, 100, 100]),
    menuToday: chance(0.4),
    query: chance(0.25) ? query.slice(below(3)).filter(Boolean).join(' ') : '',
    ...readFilters((name) => (chance(name === 'price' ? 0.5 : share) ? answersTo(name) : [])),
  }

  function answersTo(name: FilterName): unknown[] {
    const { chip, answers } = searchFilters[name]
    if (chip === 'slider') return []
    return chip === 'checkboxes' ? some<unknown>(answers, pick([0.05, 0.1, 0.3])) : [pick<unknown>(answers)]
  }
}

const { post, db, time } = await harness()
beforeAll(() => insertRestaurants(db, all), 600_000)
afterAll(() => deleteRestaurants(db, all), 600_000)

const questions = Array.from({ length: 200 }, (_, index) => ({
  now: moments[index % moments.length] ?? '',
  question: randomQuestion(random),
}))

const counts: number[] = []

test.each(questions)('finds what looking at every one finds: %j', async ({ now, question }) => {
  time.now = new Date(now)
  const expected = plainSearch(all, question, time.now)
  counts.push(expected.length)
  const { body } = await post('/api/sort/', { ...requestOf(question), pageSize: 30 })
  expect(body).toMatchObject({ restaurantIds: expected.slice(0, 30), hasMore: expected.length > 30 })
})

test('the questions were worth asking: many find something, some a few, some more than a page', () => {
  expect(counts.filter((count) => count === 0).length).toBeLessThan((counts.length * 2) / 3)
  expect(counts.filter((count) => count > 0 && count <= 30).length).toBeGreaterThan(15)
  expect(counts.filter((count) => count > 30).length).toBeGreaterThan(25)
})

describe('among all of them', () => {
  const question = { ...atSea, lat: atSea.lat + 0.01, pageSize: 100, distance: 3 }
  const orders = [{ priceRange: null }, { priceRange: 'asc' }, { priceRange: 'desc' }]

  test.each(orders)('pages are disjoint and complete, order $priceRange', async (order) => {
    time.now = new Date(moments[0] ?? '')
    const pages: string[][] = []
    for (let page = 1, more = true; more; page++) {
      const { body } = await post('/api/sort/', { ...question, ...order, page })
      const { restaurantIds, hasMore } = filterRestaurants.reply.parse(body)
      pages.push(restaurantIds)
      more = hasMore
    }
    expect(pages.slice(0, -1).every((ids) => ids.length === 100)).toBe(true)
    expect(pages.flat()).toHaveLength(new Set(pages.flat()).size)
    expect(new Set(pages.flat())).toEqual(
      new Set(all.filter((restaurant) => distanceKm(question, restaurant) <= 3).map(({ id }) => id)),
    )
  })

  test('a page past the end is empty', async () => {
    const { body } = await post('/api/filter/', { ...question, radius: 3, page: 50 })
    expect(body).toMatchObject({ restaurantIds: [], hasMore: false })
  })

  const everything: Criteria = {
    ...{ radiusKm: 100, filters: {}, menuToday: false, forMenus: false, text: null },
    at: atSea,
    clocks: localClocks(new Date(moments[0] ?? '')),
  }

  async function planOf(find: typeof findNearest | typeof climbByPrice, ...rest: unknown[]) {
    await db.execute(sql`analyze restaurant_search`)
    const plans: unknown[] = []
    const prepareQuery = ({ sql: text, params }: { sql: string; params: unknown[] }) => ({
      execute: async () => {
        plans.push(...(await db.$client.query(`explain ${text}`, params)).rows)
        return { rows: [] }
      },
    })
    await Reflect.apply(find, undefined, [{ _: { session: { prepareQuery } } }, ...rest])
    return JSON.stringify(plans)
  }

  test.each<[string, Partial<Criteria>]>([
    ['nearest', {}],
    ['with a menu today', { menuToday: true }],
    ['with a drink, free of two', { menuToday: true, filters: { drink: true, without: ['gluten', 'milk'] } }],
    ['of a cuisine', { filters: { cuisine: ['Vinoteca'] } }],
    ['open', { filters: { open: true } }],
    ['by a word', { text: { words: ['paella'], completions: ['paell'] } }],
  ])('the GiST index answers: %s', async (_, more) => {
    const plan = await planOf(findNearest, { ...everything, ...more }, { offset: 0, limit: 21 })
    expect(plan).toContain('restaurant_search_gist_idx')
    expect(plan).not.toContain('Seq Scan')
  })

  const priced = { ...everything, menuToday: true }
  const firstPage = { offset: 0, limit: 21 }
  const stepsTo = (...steps: number[]) => ({ from: free - 1, steps })

  test('the price lists answer: cheapest first', async () => {
    const plan = await planOf(climbByPrice, priced, 'asc', firstPage, stepsTo(1200, priciest), 1000)
    expect(plan).toContain('restaurant_search_price_idx')
    expect(plan).not.toContain('Seq Scan')
  })

  test('a step that takes in too much is told, and what prices there are in it', async () => {
    const climbed = await climbByPrice(db, priced, 'asc', firstPage, stepsTo(900, priciest), 1000)
    expect(climbed).toEqual({ hits: [], total: 0, tooMany: { from: 900, to: priciest } })
    const prices = await pricesBetween(db, priced, 'desc', { from: 1500, to: 1100 })
    expect(prices).toEqual([1450, 1400, 1350, 1300, 1250, 1200, 1150, 1100])
  })
})
