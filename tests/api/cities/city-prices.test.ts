import { inArray } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { getCityPrices } from '@/contract/endpoints/cities'
import { addDays } from '@/contract/rules/time/local-time'
import { newId } from '@/server/db/id'
import { menus, restaurants } from '@/server/db/schema'
import { refreshSearchRows } from '@/server/modules/search'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const today = '2026-03-10'
/** No other test's city is called any of this. */
api.time.now = new Date(`${today}T13:00:00Z`)

type House = { city: string; quarter?: string; menus: Partial<typeof menus.$inferInsert>[] }

const made: string[] = []
afterAll(() => api.db.delete(restaurants).where(inArray(restaurants.id, made)))

async function open(houses: House[]) {
  const rows = houses.map((house) => ({ id: newId(), ...house }))
  made.push(...rows.map(({ id }) => id))
  await api.db.transaction(async (tx) => {
    await tx.insert(restaurants).values(
      rows.map(({ id, city, quarter }) => ({
        ...{ id, name: 'Casa', city, mainArea: quarter ?? null, lat: 40, lon: -9 },
      })),
    )
    const written = rows.flatMap(({ id, menus: list }) =>
      list.map((menu) => ({
        ...{ id: newId(), restaurantId: id, date: today, state: 'expired' as const },
        ...{ publishedAt: new Date(), ...menu },
      })),
    )
    if (written.length > 0) await tx.insert(menus).values(written)
    await refreshSearchRows(
      tx,
      rows.map(({ id }) => id),
    )
  })
  api.time.now = new Date((api.time.now ?? new Date()).getTime() + 60_000)
}

async function pricesOf(slug: string) {
  const { status, body } = await api.get(`/api/cities/${slug}/prices`)
  expect(status).toBe(200)
  return getCityPrices.reply.parse(body)
}

/** A house for each price: a menu of that many cents on one day. */
const each = (
  city: string,
  cents: number[],
  menu: Partial<typeof menus.$inferInsert> = {},
  quarter?: string,
) => cents.map((priceCents) => ({ city, quarter, menus: [{ priceCents, ...menu }] }))

const steps = (count: number, from = 1000) => Array.from({ length: count }, (_, n) => from + n * 100)

describe('GET /api/cities/:city/prices', () => {
  test('is the median and the quartiles of seven days, counted back from today', async () => {
    await open([
      ...each('Villaprecio', steps(11)),
      ...each('VILLAPRECIO', steps(13, 2000), { date: addDays(today, -7) }),
      ...each('Villaprecio', [99_900], { date: addDays(today, -84) }),
    ])
    const { city, weeks, cheapest } = await pricesOf('villaprecio')
    expect(city).toMatchObject({ slug: 'villaprecio', name: 'VILLAPRECIO' })
    expect(weeks).toEqual([
      {
        ...{ from: '2026-02-25', to: '2026-03-03', menus: 13, restaurants: 13 },
        ...{ lower: 23, median: 26, upper: 29 },
      },
      {
        ...{ from: '2026-03-04', to: '2026-03-10', menus: 11, restaurants: 11 },
        ...{ lower: 12.5, median: 15, upper: 17.5 },
      },
    ])
    expect(cheapest).toBeNull()
  })

  test('counts menus that were published and have a price, of restaurants that are public', async () => {
    await open([
      ...each('Villacuenta', steps(9)),
      ...each('Villacuenta', [100], { state: 'draft', publishedAt: null }),
      ...each('Villacuenta', [100], { state: 'scheduled', publishAt: new Date(), publishedAt: null }),
      ...each('Villacuenta', [0]),
      ...each('Villacuenta', [100], { date: addDays(today, 1), state: 'published' }),
      { city: 'Villacuenta', menus: [{ priceCents: null }] },
    ])
    const [hidden] = await api.db
      .insert(restaurants)
      .values({ id: newId(), name: '', city: 'Villacuenta' })
      .returning({ id: restaurants.id })
    made.push(hidden?.id ?? '')
    await api.db
      .insert(menus)
      .values({ restaurantId: hidden?.id ?? '', date: today, priceCents: 100, state: 'expired' })
    expect((await pricesOf('villacuenta')).weeks).toEqual([])
    await open(each('Villacuenta', [1000], { state: 'published' }))
    api.time.now = new Date((api.time.now ?? new Date()).getTime() + 11 * 60_000)
    expect((await pricesOf('villacuenta')).weeks).toMatchObject([{ menus: 10, lower: 11.25 }])
  })

  test('names the quarter with the lowest median, in the spelling most use, of those with ten menus', async () => {
    await open([
      ...each('Villabarrio', steps(11, 1500), {}, 'El Centro'),
      ...each('Villabarrio', steps(8, 1000), {}, 'La Huerta'),
      ...each('Villabarrio', steps(2, 1000), {}, 'la huerta'),
      ...each('Villabarrio', steps(9, 100), {}, 'El Chollo'),
    ])
    expect((await pricesOf('villabarrio')).cheapest).toEqual({ name: 'La Huerta', menus: 10, median: 12.5 })
  })

  test('adds up once in ten minutes', async () => {
    await open(each('Villaquieta', steps(10)))
    expect((await pricesOf('villaquieta')).weeks).toMatchObject([{ menus: 10 }])
    await open(each('Villaquieta', steps(5)))
    expect((await pricesOf('villaquieta')).weeks).toMatchObject([{ menus: 10 }])
    api.time.now = new Date((api.time.now ?? new Date()).getTime() + 10 * 60_000)
    expect((await pricesOf('villaquieta')).weeks).toMatchObject([{ menus: 15 }])
  })

  test('knows no city that is not there', async () => {
    expect(await api.get('/api/cities/nowhere-at-all/prices')).toMatchObject({ status: 404 })
    expect(await api.get('/api/cities/N%C3%A1/prices')).toMatchObject({ status: 400 })
  })
})
