import { inArray } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { getCity, listCities } from '@/contract/endpoints/cities'
import type { Cuisine } from '@/contract/lists'
import { newId } from '@/server/db/id'
import { menus, restaurants } from '@/server/db/schema'
import { refreshSearchRows } from '@/server/modules/search'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
/** A Tuesday, lunchtime. No other test's city is called any of this. */
const noon = new Date('2026-03-10T13:00:00Z')
api.time.now = noon

type House = {
  name: string
  city: string
  cuisines?: Cuisine[]
  cents?: number | null
  date?: string
  lat?: number
}

const made: string[] = []
afterAll(() => api.db.delete(restaurants).where(inArray(restaurants.id, made)))

async function open(houses: House[]) {
  const rows = houses.map((house) => ({ id: newId(), ...house }))
  made.push(...rows.map(({ id }) => id))
  await api.db.transaction(async (tx) => {
    await tx.insert(restaurants).values(
      rows.map(({ id, name, city, cuisines = [], lat = 40 }) => ({
        ...{ id, name, city, cuisineType: cuisines, lat, lon: -9, state: 'Alta Mar' },
        updatedAt: new Date('2026-03-09T10:00:00Z'),
      })),
    )
    const written = rows.filter(({ cents }) => cents !== undefined)
    if (written.length > 0)
      await tx.insert(menus).values(
        written.map(({ id, cents, date = '2026-03-10' }): typeof menus.$inferInsert => ({
          ...{ id: newId(), restaurantId: id, date, priceCents: cents ?? null },
          ...{ state: 'published', publishedAt: noon },
        })),
      )
    await refreshSearchRows(
      tx,
      rows.map(({ id }) => id),
    )
  })
  api.time.now = new Date((api.time.now ?? noon).getTime() + 60_000)
}

await open([
  { name: 'Caro', city: 'Ñandú del Mar', cents: 1800, cuisines: ['Italiana'] },
  { name: 'Barato', city: 'Ñandú del Mar', cents: 990, cuisines: ['Italiana', 'Vegana'] },
  { name: 'Pregunta', city: 'Ñandú del Mar', cents: null },
  { name: 'Ayer', city: 'ÑANDU DEL MAR', cents: 500, date: '2026-03-09', cuisines: ['Italiana'] },
  { name: 'Callado', city: 'Nandú-del-Mar' },
  { name: 'Vecino 1', city: 'Ñandú de Arriba', lat: 40.5 },
  { name: 'Vecino 2', city: 'Ñandú de Arriba', lat: 40.5 },
  { name: 'Vecino 3', city: 'Ñandú de Arriba', lat: 40.5 },
  { name: 'Solo', city: 'Ñandú de Abajo', lat: 39.9 },
  { name: 'Lejos', city: 'Ñandú Lejano', lat: 37 },
  { name: 'Lejos 2', city: 'Ñandú Lejano', lat: 37 },
  { name: 'Lejos 3', city: 'Ñandú Lejano', lat: 37 },
])

const city = async (path: string) => {
  const { status, body } = await api.get(`/api/cities/${path}`)
  expect(status).toBe(200)
  return getCity.reply.parse(body)
}

const names = ({ found }: { found: { restaurantName: string }[] }) =>
  found.map(({ restaurantName }) => restaurantName)

describe('GET /api/cities/:city', () => {
  test('brings all spellings together: the menus of today by price, then the rest', async () => {
    const page = await city('nandu-del-mar')
    expect(page.city).toMatchObject({ slug: 'nandu-del-mar', name: 'Ñandú del Mar', restaurants: 5 })
    expect(page.city.updatedAt).toBe('2026-03-09T10:00:00.000Z')
    expect(names(page)).toEqual(['Barato', 'Caro', 'Pregunta', 'Ayer', 'Callado'])
    expect(page).toMatchObject({ restaurants: 5, menusToday: 3, pages: 1 })
    expect(page.prices).toEqual({ lowest: 9.9, highest: 18 })
  })

  test('counts the cuisines, most cooked first, and keeps to one', async () => {
    const { cuisines } = await city('nandu-del-mar')
    expect(cuisines).toMatchObject([
      { cuisine: 'Italiana', restaurants: 3 },
      { cuisine: 'Vegana', restaurants: 1 },
    ])
    const vegan = await city('nandu-del-mar?cuisine=Vegana')
    expect(names(vegan)).toEqual(['Barato'])
    expect(vegan).toMatchObject({ restaurants: 1, menusToday: 1, prices: { lowest: 9.9, highest: 9.9 } })
    const none = await city('nandu-del-mar?cuisine=Peruana')
    expect(none).toMatchObject({ restaurants: 0, menusToday: 0, prices: null, pages: 0, found: [] })
  })

  test('names the neighbours with enough to list, nearest first, none beyond reach', async () => {
    const { neighbours } = await city('nandu-del-mar')
    const ours = neighbours.filter(({ slug }) => slug.startsWith('nandu'))
    expect(ours).toMatchObject([{ slug: 'nandu-de-arriba', restaurants: 3 }])
    expect(ours[0]?.km).toBeCloseTo(55.6, 0)
  })

  test('has pages of twenty', async () => {
    const many = Array.from({ length: 23 }, (_, index) => ({
      name: `Casa ${index + 10}`,
      city: 'Villaveintitrés',
    }))
    await open(many)
    const first = await city('villaveintitres')
    const second = await city('villaveintitres?page=2')
    expect(first).toMatchObject({ pages: 2, restaurants: 23 })
    expect([...names(first), ...names(second)]).toEqual(many.map(({ name }) => name))
    expect((await city('villaveintitres?page=3')).found).toEqual([])
  })

  test('tomorrow its menus are of yesterday', async () => {
    const before = api.time.now
    api.time.now = new Date('2026-03-11T12:00:00Z')
    expect(await city('nandu-del-mar')).toMatchObject({ restaurants: 5, menusToday: 0, prices: null })
    api.time.now = before
  })

  test.each(['nowhere-at-all', 'nandu'])('knows no city %j', async (slug) => {
    expect(await api.get(`/api/cities/${slug}`)).toMatchObject({ status: 404 })
  })

  test.each([
    'N%C3%A1nd%C3%BA',
    '-',
    'a--b',
    '%00',
    'a'.repeat(81),
    'madrid?page=0',
    'madrid?page=501',
    'madrid?cuisine=Marciana',
  ])('refuses %j', async (path) => {
    expect(await api.get(`/api/cities/${path}`)).toMatchObject({ status: 400 })
  })

  test('leaves out who is not public', async () => {
    await open([{ name: '', city: 'Ñandú Secreto' }])
    expect(await api.get('/api/cities/nandu-secreto')).toMatchObject({ status: 404 })
  })
})

describe('GET /api/cities', () => {
  const list = async (query = '') => listCities.reply.parse((await api.get(`/api/cities${query}`)).body)

  test('lists the cities and cuisines with enough to show', async () => {
    const { cities, pages } = await list()
    expect(pages).toBeGreaterThan(0)
    const ours = cities.filter(({ slug }) => slug.startsWith('nandu'))
    expect(ours.map(({ slug }) => slug)).toEqual(['nandu-del-mar', 'nandu-de-arriba', 'nandu-lejano'])
    expect(ours[0]).toMatchObject({ position: { lat: 40, lon: -9 }, cuisines: [{ cuisine: 'Italiana' }] })
    expect(ours[1]?.cuisines).toEqual([])
  })

  test('is empty past its last page', async () => expect((await list('?page=100')).cities).toEqual([]))

  test.each(['0', 'x', '101', '1.5'])('refuses page %j', async (page) => {
    expect(await api.get(`/api/cities?page=${page}`)).toMatchObject({ status: 400 })
  })
})
