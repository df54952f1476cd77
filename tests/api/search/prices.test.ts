import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filterMenus, filterRestaurants } from '@/contract/endpoints/search'
import { timeZones } from '@/contract/entities/place'
import { newId } from '@/server/db/id'
import { menus, openingHours, restaurantCards, restaurantSearch, restaurants } from '@/server/db/schema'
import { refreshSearchRow, refreshSearchRows } from '@/server/modules/search'
import { randomFrom } from '@/tests/api/search/random-restaurants'
import { harness } from '@/tests/api/support/harness'
import { seedOf } from '@/tests/setup/seed'

const { post, db, time } = await harness()

const here = { lat: 31, lon: -7 }
const [yesterday, today] = ['2026-07-08', '2026-07-09']

type Row = typeof menus.$inferInsert

const house = (index: number): typeof restaurants.$inferInsert => ({
  ...{ id: newId(), name: `Casa ${index}`, lat: here.lat + index / 2000, lon: here.lon },
  timeZone: timeZones[index % 2] ?? 'Europe/Madrid',
  ...{ cuisineType: ['Italiana', 'Vegana'], restaurantServices: ['Wifi'] },
})

const { below, chance, pick } = randomFrom(seedOf(11))

type Window = [start: number, end: number] | null
const lunchWindows: Window[] = [null, [720, 930], [780, 1020], [780, 1500]]
const dinnerWindows: Window[] = [null, [1140, 1260], [1230, 1410], [1200, 1530], [1380, 1740], [780, 1380]]

const menuOf = (restaurantId: string, date: string, service: 'comida' | 'cena'): Row => {
  const [windowStartMinute, windowEndMinute] = pick(service === 'comida' ? lunchWindows : dinnerWindows) ?? []
  return {
    ...{ restaurantId, date, service, windowStartMinute, windowEndMinute },
    priceCents: chance(0.2) ? null : 1000 + below(12) * 50,
    ...{ state: 'published', publishedAt: new Date('2026-07-08T08:00:00Z') },
  }
}

const houses = Array.from({ length: 70 }, (_, index) => house(index))
const ids = houses.map(({ id }) => id ?? '')
const written = ids.flatMap((id) =>
  [yesterday, today].flatMap((date) =>
    (['comida', 'cena'] as const).flatMap((service) => (chance(0.6) ? [menuOf(id, date, service)] : [])),
  ),
)

beforeAll(() =>
  db.transaction(async (tx) => {
    await tx.insert(restaurants).values(houses)
    await tx.insert(menus).values(written)
    await refreshSearchRows(tx, ids)
  }),
)
afterAll(() => db.delete(restaurants).where(inArray(restaurants.id, ids)))

async function found(question: object): Promise<string[]> {
  const { body } = await post('/api/filter/', { ...here, radius: 20, ...question })
  return filterRestaurants.reply.parse(body).restaurantIds
}

/** The price of the menu a card shows, for everyone who has a menu in force. */
async function shownPrices(): Promise<Map<string, number | null>> {
  const { body } = await post('/api/filter/menus', { restaurantIds: ids })
  const { updatedMenus } = filterMenus.reply.parse(body)
  return new Map(
    updatedMenus.flatMap(({ restaurantId, menu: [first] }) => (first ? [[restaurantId, first.price]] : [])),
  )
}

/** From midnight, when the day's menus come out, through the next night. */
const hours = Array.from({ length: 52 }, (_, index) => new Date(Date.UTC(2026, 6, 8, 23, 5 + index * 37)))

describe('the price shown is the price sorted by', () => {
  test.each([...hours, new Date('2026-07-09T20:53:00Z')])('at %s', async (now) => {
    time.now = now
    const shown = await shownPrices()
    for (const direction of ['asc', 'desc'] as const) {
      const order = await found({ priceRange: direction })
      expect(order.toSorted()).toEqual(ids.toSorted())
      const prices = order.map((id) => shown.get(id) ?? null)
      const known = prices.filter((price) => price !== null)
      expect(prices.slice(known.length).every((price) => price === null)).toBe(true)
      expect(known).toEqual(known.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)))
    }
    const withMenu = await found({ priceRange: 'asc', menuToday: true })
    expect(withMenu.toSorted()).toEqual([...shown.keys()].toSorted())
    expect((await found({})).toSorted()).toEqual(ids.toSorted())
  })

  test('for pages as for the whole', async () => {
    time.now = new Date('2026-07-09T20:53:00Z')
    const whole = await found({ priceRange: 'asc' })
    const pages = [1, 2, 3, 4].map((page) => found({ priceRange: 'asc', page, pageSize: 20 }))
    expect((await Promise.all(pages)).flat()).toEqual(whole)
  })
})

test('where menus alone changed, rows and cards are what writing them all anew makes of them', async () => {
  const early = {
    option: 'open_2',
    startMinute: 480,
    endMinute: 600,
    start2Minute: 1200,
    end2Minute: 1560,
  } as const
  await db.insert(openingHours).values(ids.map((restaurantId) => ({ restaurantId, weekday: 7, ...early })))
  await db.transaction((tx) => refreshSearchRows(tx, ids))
  const ours = inArray(menus.restaurantId, ids)
  const dinner = and(ours, eq(menus.service, 'cena'))
  const dish = { name: 'Sopa de ajo, con huevo', allergens: { gluten: 'free', milk: 'free' } } as const
  const written = async (changed: 'menus' | 'anything') => {
    await db.transaction((tx) => refreshSearchRows(tx, ids, changed))
    const rows = db.select().from(restaurantSearch).where(inArray(restaurantSearch.restaurantId, ids))
    const cards = db.select().from(restaurantCards).where(inArray(restaurantCards.restaurantId, ids))
    return {
      rows: await rows.orderBy(restaurantSearch.restaurantId, restaurantSearch.part),
      cards: await cards.orderBy(restaurantCards.restaurantId),
    }
  }
  const changes = [
    () =>
      db
        .update(menus)
        .set({ includes: ['bebida'], priceCents: 990 })
        .where(dinner),
    () =>
      db
        .update(menus)
        .set({ categories: [{ name: 'Primeros', items: [dish] }] })
        .where(dinner),
    () =>
      db
        .update(restaurants)
        .set({ updatedAt: new Date(0) })
        .where(inArray(restaurants.id, ids)),
    () => db.delete(menus).where(and(ours, eq(menus.date, today))),
  ]
  for (const change of changes) {
    await change()
    expect(await written('menus')).toEqual(await written('anything'))
  }
})

test('a dinner taken back leaves no price behind', async () => {
  const owner = house(500)
  const id = owner.id ?? ''
  const dinner: Row = {
    ...menuOf(id, today, 'cena'),
    windowStartMinute: 1200,
    windowEndMinute: 1400,
    priceCents: 1800,
  }
  await db.transaction(async (tx) => {
    await tx.insert(restaurants).values(owner)
    await tx.insert(menus).values([
      {
        ...dinner,
        id: newId(),
        service: 'comida',
        windowStartMinute: 780,
        windowEndMinute: 960,
        priceCents: 1350,
      },
      dinner,
    ])
    await refreshSearchRow(tx, id)
  })
  const around = { lat: owner.lat, radius: 0.5 }
  time.now = new Date('2026-07-09T20:53:00Z')
  expect(await found(around)).toEqual([id])
  await db.transaction(async (tx) => {
    await tx.delete(menus).where(eq(menus.restaurantId, id))
    await refreshSearchRow(tx, id)
  })
  expect(await found({ ...around, priceRange: 'asc' })).toEqual([id])
  expect(await found({ ...around, menuToday: true })).toEqual([])
  await db.delete(restaurants).where(eq(restaurants.id, id))
})
