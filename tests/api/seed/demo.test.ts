import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCityPrices } from '@/contract/endpoints/cities'
import { filterMenus } from '@/contract/endpoints/search'
import { restaurant } from '@/contract/entities/restaurant'
import { localNow } from '@/contract/rules/time/local-time'
import { createApp } from '@/server/app'
import { openDatabase } from '@/server/db/client'
import { demoFilesFolder, demoOwner } from '@/server/db/seed'
import { generateRestaurants } from '@/server/db/seed/generate/restaurants'
import { beginDemoDay, prepareDemo } from '@/server/demo'
import { createLimits } from '@/server/http/limits'
import { createGazetteer } from '@/server/ports/geocoder/gazetteer'
import { createLocalStorage } from '@/server/ports/storage/local'
import type { ChangedRestaurant } from '@/server/ports/web-cache/port'
import { startOwnDatabase } from '@/tests/api/support/connect'
import { testDrawer } from '@/tests/api/support/drawer'
import { mailServices } from '@/tests/api/support/services'

const log = pino({ level: 'silent' })
const houses = generateRestaurants()
const [own] = houses

/** A database of its own: seeding is for one that has no restaurant yet. */
const database = await startOwnDatabase()
const opened = await openDatabase({ databaseUrl: database.url, dataDir: '', log })
afterAll(async () => {
  await opened.close()
  await database.close()
})

let now = new Date('2026-11-20T11:00:00Z')
const expired: ChangedRestaurant[] = []
const services = {
  db: opened.db,
  geocoder: createGazetteer(opened.db),
  log,
  clock: () => now,
  replica: null,
  lookMs: 250,
  storage: createLocalStorage(demoFilesFolder()),
  drawer: testDrawer(),
  scratch: tmpdir(),
  freeBytes: async () => Number.POSITIVE_INFINITY,
  webCache: {
    expire: async (changed: ChangedRestaurant[]) => void expired.push(...changed),
    settled: async () => {},
  },
  ...mailServices(opened.db),
}
const api = createApp(services, {
  limits: createLimits({ read: 1e6, secret: 1e6 }),
  internalSecret: 'the secret of this test',
  trustedProxies: 0,
})

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await api.hono.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

const menusOf = async (ids: string[]) =>
  filterMenus.reply.parse((await post('/api/filter/menus', { restaurantIds: ids })).body)

async function pricedWeeksOf(city: string) {
  const answer = await api.hono.request(`/api/cities/${city}/prices`)
  return getCityPrices.reply.parse(await answer.json()).weeks
}

/** What is left of the days that are over for more than two weeks. */
async function olderMenus() {
  const { rows } = await opened.db.execute<{ count: number }>(sql`select count(*)::integer as count from menus
    where source = 'demo' and state in ('published', 'expired') and date < ${now.toISOString()}::date - 16`)
  return rows[0]?.count
}

const tables = [
  'owners',
  'restaurants',
  'opening_hours',
  'restaurant_images',
  'cartas',
  'special_menus',
  'menus',
]
async function counts() {
  const count = (table: string) =>
    opened.db.execute<{ count: number }>(sql.raw(`select count(*) from ${table}`))
  return Promise.all(tables.map(async (table) => [table, (await count(table)).rows[0]?.count]))
}

describe('the first start', () => {
  beforeAll(async () => {
    expect(await prepareDemo(services)).toEqual({ email: demoOwner.email, password: demoOwner.password })
  })

  test('fills the database once', async () => {
    const before = await counts()
    await Promise.all([prepareDemo(services), prepareDemo(services)])
    expect(await counts()).toEqual(before)
    expect(Object.fromEntries(before)).toMatchObject({ owners: 600, restaurants: 600, opening_hours: 4200 })
  })

  test('makes profiles the contract takes', async () => {
    for (const { id, name } of houses) {
      const answer = await api.hono.request(`/api/owner/restaurant/${id}`)
      expect(answer.status, name).toBe(200)
      const profile = restaurant.parse(await answer.json())
      expect(profile.restaurantName).toBe(name)
      expect(JSON.stringify(profile)).not.toMatch(/ownerId|@/)
    }
  })

  test("knows what its owner's page brought until yesterday, and nothing of today", async () => {
    const [days] = (
      await opened.db.execute<{ first: string; last: string; menus: number }>(sql`
        select min(date)::text as first, max(date)::text as last,
          (select count(distinct menu_id)::int from menu_counts) as menus from restaurant_counts`)
    ).rows
    expect(days).toMatchObject({ first: '2026-07-23', last: '2026-11-19' })
    expect(days?.menus).toBeGreaterThan(7)
  })

  test('knows twelve weeks of prices of the largest cities', async () => {
    for (const city of ['madrid', 'barcelona', 'valencia', 'sevilla'])
      expect(await pricedWeeksOf(city), city).toHaveLength(12)
  })

  test('lets the demo owner in, and nobody else', async () => {
    const { email, password } = demoOwner
    expect(await post('/api/auth/login', { email, password })).toMatchObject({ status: 200 })
    const other = houses[1]?.owner.email
    for (const guess of [password, '', 'password'])
      expect((await post('/api/auth/login', { email: other, password: guess || 'x'.repeat(8) })).status).toBe(
        401,
      )
  })
})

describe('a later day', () => {
  const day = async (instant: string) => {
    now = new Date(instant)
    expired.length = 0
    return beginDemoDay(services)
  }
  const withMenuToday = async () => {
    const asked = await Promise.all(
      Array.from({ length: 6 }, (_, piece) =>
        menusOf(houses.slice(piece * 100, piece * 100 + 100).map(({ id }) => id)),
      ),
    )
    return asked.flatMap(({ updatedMenus }) => updatedMenus).filter(({ menu }) => menu.length > 0)
  }

  test.each([
    ['2026-11-21T09:00:00Z', 'the next morning'],
    ['2026-12-24T12:00:00Z', 'a month later'],
    ['2027-07-14T06:00:00Z', 'early in another season'],
  ])('%s has menus of its own: %s', async (instant) => {
    expect(await day(instant)).toBeGreaterThan(250)
    expect(expired.length).toBeGreaterThan(250)
    const found = await withMenuToday()
    expect(found.length / houses.length).toBeGreaterThan(0.5)
    for (const { restaurantId, menu } of found) {
      const zone = houses.find(({ id }) => id === restaurantId)?.city.timeZone ?? 'Europe/Madrid'
      expect(menu[0]?.date).toBe(localNow(now, zone).date)
      expect(new Date(menu[0]?.updatedAt ?? '') <= now).toBe(true)
      expect(localNow(new Date(menu[0]?.updatedAt ?? ''), zone).date).toBe(menu[0]?.date)
    }
    expect(await pricedWeeksOf('madrid')).toHaveLength(12)
    expect(await olderMenus()).toBeLessThan(1000)
    const before = await counts()
    expect(await day(instant)).toBe(0)
    expect(await counts()).toEqual(before)
  })

  test('begins an hour later in the Canary Islands', async () => {
    const midnight = '2027-07-14T22:30:00Z'
    await day(midnight)
    const found = await withMenuToday()
    const zones = found.map(({ restaurantId, menu }) => [
      houses.find(({ id }) => id === restaurantId)?.city.timeZone,
      menu[0]?.date,
    ])
    expect(zones).toContainEqual(['Europe/Madrid', '2027-07-15'])
    expect(zones).toContainEqual(['Atlantic/Canary', '2027-07-14'])
  })

  test('adds the day that is over to what was counted, and takes nothing away', async () => {
    await opened.db.execute(sql`insert into restaurant_counts (restaurant_id, date, action, count)
      values (${own?.id}, '2027-07-15', 'view', 999), (${own?.id}, '2027-07-16', 'view', 1)`)
    await day('2027-07-17T10:00:00Z')
    const { rows } = await opened.db.execute(sql`select date::text, count from restaurant_counts
      where action = 'view' and date between '2027-07-15' and '2027-07-17' order by date`)
    expect(rows).toEqual([
      { date: '2027-07-15', count: 999 },
      { date: '2027-07-16', count: expect.toSatisfy((count) => Number(count) > 1) },
    ])
  })

  test('leaves alone what the demo owner has published', async () => {
    now = new Date('2027-07-20T10:00:00Z')
    const login = await post('/api/auth/login', { email: demoOwner.email, password: demoOwner.password })
    const headers = { authorization: `Bearer ${login.body.token}` }
    const draft = { price: 12.5, categories: [{ name: 'Primeros', items: [{ name: 'Un plato mío' }] }] }
    expect((await post('/api/menus', draft, headers)).status).toBe(200)
    await beginDemoDay(services)
    const { updatedMenus } = await menusOf([own?.id ?? ''])
    expect(updatedMenus[0]?.menu[0]?.categories[0]?.items[0]?.name).toBe('Un plato mío')
  })

  test('does not bring back a restaurant that is gone', async () => {
    const gone = houses[5]?.id ?? ''
    await opened.db.execute(sql`delete from restaurants where id = ${gone}`)
    expect(await day('2027-07-21T10:00:00Z')).toBeGreaterThan(250)
    const answer = await api.hono.request(`/api/owner/restaurant/${gone}`)
    expect(answer.status).toBe(404)
  })
})
