import { describe, expect, test } from 'vitest'
import { menuContent } from '@/contract/entities/menu'
import { toEuros } from '@/contract/rules/menu/price'
import { addDays } from '@/contract/rules/time/local-time'
import { cooksOn, type DemoItem, menuDays, menuFor, seasonOf } from '@/server/db/seed/generate/menu'
import { generateRestaurants } from '@/server/db/seed/generate/restaurants'

const houses = generateRestaurants()
const seasons = ['2027-01-13', '2027-04-14', '2026-07-15', '2026-11-20', '2028-02-29']

const inEuros = ({ supplementCents, ...item }: DemoItem) => ({
  ...item,
  ...(supplementCents !== undefined && { supplement: toEuros(supplementCents) }),
})

describe.each(seasons)('on %s', (date) => {
  const menus = houses.flatMap((house) => menuFor(house, date) ?? [])

  test('every menu offers three dishes or more a course, none of them twice', () => {
    expect(menus.length).toBeGreaterThan(250)
    for (const { categories } of menus) {
      expect(categories).toHaveLength(3)
      for (const { items } of categories) {
        expect(items.length).toBeGreaterThanOrEqual(3)
        expect(new Set(items.map(({ name }) => name)).size).toBe(items.length)
      }
    }
  })

  test('every price is one of a menú del día', () => {
    for (const { priceCents, halfPriceCents } of menus) {
      expect(priceCents).toBeGreaterThanOrEqual(1100)
      expect(priceCents).toBeLessThanOrEqual(1800)
      if (halfPriceCents !== null) expect(halfPriceCents).toBeLessThan(priceCents)
    }
  })

  test('every menu is one the contract takes', () => {
    for (const { priceCents, categories, observation, habits } of menus)
      menuContent.parse({
        price: toEuros(priceCents),
        includes: habits.includes,
        categories: categories.map(({ name, items }) => ({ name, items: items.map(inEuros) })),
        observation,
      })
  })
})

test('some dishes are sold out, cost more, name their allergens or suit vegans; some menus come by halves', () => {
  const menus = houses.flatMap((house) => menuFor(house, '2026-11-20') ?? [])
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items))
  expect(items.some(({ soldOut }) => soldOut)).toBe(true)
  expect(items.some(({ supplementCents }) => supplementCents)).toBe(true)
  expect(items.some(({ allergens }) => allergens?.gluten === 'contains')).toBe(true)
  expect(items.some(({ diets }) => diets?.includes('vegan'))).toBe(true)
  expect(menus.some(({ halfPriceCents }) => halfPriceCents)).toBe(true)
  expect(menus.some(({ observation }) => observation)).toBe(true)
})

test('about six in ten have a menu on any day of the week', () => {
  for (let day = 0; day < 7; day++) {
    const date = addDays('2026-11-16', day)
    const share = houses.filter((house) => cooksOn(house, date)).length / houses.length
    expect(share, date).toBeGreaterThan(0.5)
    expect(share, date).toBeLessThan(0.7)
  }
})

test("a day's menu is the same whenever it is asked for, and another day's is another", () => {
  const [house] = houses
  if (!house) throw new Error('no house')
  expect(menuFor(house, '2026-11-20')).toEqual(menuFor(house, '2026-11-20'))
  expect(menuFor(house, '2026-11-21')?.categories).not.toEqual(menuFor(house, '2026-11-20')?.categories)
})

test.each([
  ['2026-12-01', 'invierno'],
  ['2026-02-28', 'invierno'],
  ['2026-03-01', 'primavera'],
  ['2026-06-01', 'verano'],
  ['2026-09-30', 'otoño'],
])('%s is %s', (date, season) => {
  expect(seasonOf(date)).toBe(season)
})

describe('the prices of twelve weeks', () => {
  const datesOf = (city: string, today: string) =>
    houses
      .filter((house) => house.city.name === city)
      .flatMap((house) => menuDays(house, today).flatMap((date) => menuFor(house, date)?.date ?? []))

  test.each(seasons)('each week of the largest cities has ten menus or more on %s', (today) => {
    for (const city of ['Madrid', 'Barcelona', 'Valencia', 'Sevilla']) {
      const dates = datesOf(city, today)
      for (let week = 0; week < 12; week++) {
        const [after, last] = [addDays(today, -7 * (week + 1)), addDays(today, -7 * week)]
        expect(dates.filter((date) => date > after && date <= last).length).toBeGreaterThanOrEqual(10)
      }
    }
  })

  test('the days stay the same from day to day, and are few', () => {
    const older = (today: string) =>
      houses.slice(1).flatMap((house) => menuDays(house, today).map((date) => `${house.id} ${date}`))
    const before = new Set(older('2026-11-20'))
    const after = older('2026-11-27').filter((day) => day.slice(-10) < '2026-11-19')
    expect(after.filter((day) => !before.has(day))).toEqual([])
    expect(after.length).toBeGreaterThan(500)
    expect(before.size - 2 * houses.length).toBeLessThan(1000)
  })
})
