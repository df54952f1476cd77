import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MenuItem } from '@/contract/entities/menu'
import { walkMinutes } from '@/contract/geography'
import type { Allergen } from '@/contract/lists'
import { newId } from '@/server/db/id'
import { menus, openingHours, restaurants } from '@/server/db/schema'
import { refreshSearchRow } from '@/server/modules/search'
import { harness } from '@/tests/api/support/harness'

const { post, db, time } = await harness()

const here = { lat: 30, lon: -9 }
const date = '2026-03-11'
const id = newId()
const [atLunch, atDinner] = [new Date('2026-03-11T13:00:00Z'), new Date('2026-03-11T20:30:00Z')]

type Menu = Partial<typeof menus.$inferInsert>
const dish = (name: string, ...free: Allergen[]): MenuItem => ({
  name,
  allergens: Object.fromEntries(free.map((allergen) => [allergen, 'free' as const])),
})
const parts = (...courses: MenuItem[][]) =>
  courses.map((items, index) => ({ name: `Plato ${index + 1}`, items }))

beforeAll(() => db.insert(restaurants).values({ id, name: 'La Celiaca', ...here, timeZone: 'Europe/Madrid' }))
afterAll(() => db.delete(restaurants).where(eq(restaurants.id, id)))

async function publish(...written: Menu[]) {
  await db.transaction(async (tx) => {
    await tx.delete(menus).where(eq(menus.restaurantId, id))
    const state = { restaurantId: id, date, state: 'published' as const, publishedAt: atLunch }
    await tx.insert(menus).values(written.map((menu) => ({ ...state, priceCents: 1200, ...menu })))
    await refreshSearchRow(tx, id)
  })
}

async function isFound(question: object, now = atLunch) {
  time.now = now
  const { body } = await post('/api/sort/', { ...here, distance: 1, ...question })
  expect(body).toMatchObject({ restaurantIds: expect.any(Array) })
  return Reflect.get(Object(body), 'restaurantIds').length === 1
}

test('what is not declared is not free', async () => {
  await publish({ categories: parts([dish('Lentejas')], [dish('Merluza', 'milk')]) })
  expect(await isFound({})).toBe(true)
  expect(await isFound({ withoutAllergens: ['gluten'] })).toBe(false)
  await publish({ categories: [] })
  expect(await isFound({ withoutAllergens: ['gluten'] })).toBe(false)
})

test('every part has to have a dish, and the same one for all that is avoided', async () => {
  await publish({
    categories: parts(
      [dish('Ensalada', 'gluten', 'milk'), dish('Pasta')],
      [dish('Flan', 'gluten'), dish('Tarta', 'milk')],
      [],
    ),
  })
  expect(await isFound({ withoutAllergens: ['gluten'] })).toBe(true)
  expect(await isFound({ withoutAllergens: 'milk' })).toBe(true)
  expect(await isFound({ withoutAllergens: ['gluten', 'milk'] })).toBe(false)
  expect(await isFound({ withoutAllergens: ['gluten'], priceRange: 'asc' })).toBe(true)
})

test('what is sold out can be chosen no more', async () => {
  const soup = dish('Sopa', 'gluten')
  await publish({ categories: parts([soup, dish('Pasta')]) })
  expect(await isFound({ withoutAllergens: ['gluten'] })).toBe(true)
  await publish({ categories: parts([{ ...soup, soldOut: true }, dish('Pasta')]) })
  expect(await isFound({ withoutAllergens: ['gluten'] })).toBe(false)
})

test.each([
  [{ priceCents: 1100 }, true],
  [{ priceCents: 1101 }, false],
  [{ priceCents: null }, false],
  [{ priceCents: 1400, halfPriceCents: 1100 }, true],
  [{ priceCents: 1400, halfPriceCents: 1101 }, false],
])(
  'a voucher pays eleven euros, all of a menu or half of it, and not a cent more: %j, %s',
  async (prices, fits) => {
    await publish(prices)
    expect(await isFound({ mealVoucher: '1' })).toBe(fits)
    expect(await isFound({ mealVoucher: '1', priceRange: 'asc' })).toBe(fits)
  },
)

const open = { option: 'open_1', startMinute: 12 * 60, endMinute: 15 * 60 } as const

test.each([
  ['11:59', false],
  ['12:59', false],
  ['13:00', true],
  ['14:59', true],
  ['15:00', false],
])('a menu is being served at %s while its time and the opening hours say so: %s', async (time, isServed) => {
  await db.insert(openingHours).values({ restaurantId: id, weekday: 3, ...open })
  await publish({ windowStartMinute: 13 * 60, windowEndMinute: 16 * 60 })
  expect(await isFound({ servingNow: true }, new Date(`2026-03-11T${time}:00+01:00`))).toBe(isServed)
  await db.delete(openingHours).where(eq(openingHours.restaurantId, id))
})

test('minutes on foot are what a card calls so', async () => {
  await publish({})
  const away = (km: number) => ({ lat: here.lat + km / 111.195 })
  for (const [km, minutes] of [
    [0.33, 5],
    [0.345, 6],
  ] as const) {
    expect(walkMinutes(km)).toBe(minutes)
    expect(await isFound({ ...away(km), walkMinutes: 5 })).toBe(minutes <= 5)
    expect(await isFound({ ...away(km), walkMinutes: 10 })).toBe(true)
  }
})

test.each([
  [{ priceCents: 1200 }, 12, true],
  [{ priceCents: 1201 }, 12, false],
  [{ priceCents: 1800, halfPriceCents: 1200 }, 12, true],
  [{ priceCents: 1800, halfPriceCents: 1201 }, 12, false],
  [{ priceCents: null, halfPriceCents: 900 }, '10', true],
  [{ priceCents: null }, 20, false],
])('%j is at most %s €, all of it or half: %s', async (prices, maxPrice, fits) => {
  await publish(prices)
  expect(await isFound({ maxPrice })).toBe(fits)
  expect(await isFound({ maxPrice, priceRange: 'asc' })).toBe(fits)
  expect(await isFound({ maxPrice, priceRange: 'desc' })).toBe(fits)
})

test('a ceiling that is none of ours is refused', async () => {
  expect(await post('/api/sort/', { ...here, maxPrice: 17 })).toMatchObject({ status: 400 })
})

test('the half menus of lunch and dinner are asked while they are the one shown', async () => {
  await publish({ service: 'comida', halfPriceCents: 900 }, { service: 'cena' })
  expect(await isFound({ maxPrice: 10 })).toBe(true)
  expect(await isFound({ maxPrice: 10 }, atDinner)).toBe(false)
})

test('lunch and dinner are asked while they are the one shown', async () => {
  const free = parts([dish('Arroz', 'gluten')])
  await publish(
    { service: 'comida', includes: ['pan', 'bebida'], categories: parts([dish('Pasta')]) },
    { service: 'cena', includes: ['pan'], categories: free },
  )
  expect(await isFound({ includesDrink: true })).toBe(true)
  expect(await isFound({ withoutAllergens: ['gluten'] })).toBe(false)
  expect(await isFound({ includesDrink: true }, atDinner)).toBe(false)
  expect(await isFound({ withoutAllergens: ['gluten'] }, atDinner)).toBe(true)
  expect(await isFound({}, atDinner)).toBe(true)
})

test('an allergen there is not is refused', async () => {
  expect(await post('/api/sort/', { ...here, withoutAllergens: ['cyanide'] })).toMatchObject({ status: 400 })
})
