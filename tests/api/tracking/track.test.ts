import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { pageViews, restaurantCounts, visitorSalts } from '@/server/db/schema'
import { deleteOldVisits } from '@/server/modules/tracking'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const { restaurantId } = await api.owner()
const componentName = `RestaurantProfile/${restaurantId}`
const date = '2031-05-14'

const visit = { ipAddress: '203.0.113.7', componentName, userAgent: 'Mozilla/5.0 (Android 15)' }
const location = { city: 'Madrid', state: 'Madrid', country: 'España' }

const web = (address: string) => api.asWeb(address)
const save = (body: object, as = web(visit.ipAddress)) => as.post('/api/track/save', body)
const ask = (query: Record<string, string>, ip = visit.ipAddress, as = web(ip)) =>
  as.get(`/api/track/${ip}?${new URLSearchParams(query)}`)
const views = (name = componentName) =>
  api.db.select().from(pageViews).where(eq(pageViews.componentName, name))
const counted = async (day = date) => {
  const where = and(eq(restaurantCounts.restaurantId, restaurantId), eq(restaurantCounts.date, day))
  const [row] = await api.db.select().from(restaurantCounts).where(where)
  return row?.count ?? 0
}
const clear = async () => {
  for (const name of [componentName, 'Home'])
    await api.db.delete(pageViews).where(eq(pageViews.componentName, name))
  await api.db.delete(restaurantCounts).where(eq(restaurantCounts.restaurantId, restaurantId))
}

beforeEach(async () => {
  api.time.now = new Date(`${date}T11:20:00Z`)
  await clear()
})
afterAll(clear)

describe('POST /api/track/save', () => {
  test('counts a visitor of a page once a day, and the restaurant whose page it is', async () => {
    expect(await save({ ...visit, location })).toMatchObject({
      status: 200,
      body: { success: true, counted: true },
    })
    expect(await save(visit)).toMatchObject({ status: 200, body: { counted: false } })
    expect(await counted()).toBe(1)
    expect(await views()).toMatchObject([{ date, ...location }])
  })

  test('tells devices behind one address apart, and addresses', async () => {
    await save(visit)
    await save({ ...visit, userAgent: 'Mozilla/5.0 (iPhone)' })
    await save({ ...visit, ipAddress: '203.0.113.8' }, web('203.0.113.8'))
    expect(await counted()).toBe(3)
  })

  test('counts four at the most from one address, whatever browsers it says it has', async () => {
    for (let at = 0; at < 40; at += 1) await save({ ...visit, userAgent: `Mozilla/5.0 (${at})` })
    expect(await counted()).toBe(4)
  })

  test('counts at the same moment no more than once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => save(visit)))
    expect(await counted()).toBe(1)
    expect(await views()).toHaveLength(1)
  })

  test("begins a new day at Spain's midnight, with a salt of its own and without the old one", async () => {
    api.time.now = new Date(`${date}T21:59:00Z`)
    await save(visit)
    api.time.now = new Date(`${date}T22:01:00Z`)
    await save(visit)
    const [first, second] = await views()
    expect([await counted(), await counted('2031-05-15')]).toEqual([1, 1])
    expect(first?.visitorHash.equals(second?.visitorHash ?? Buffer.alloc(0))).toBe(false)
    const salts = await api.db.select().from(visitorSalts)
    expect(salts.map((salt) => salt.date)).toEqual(['2031-05-15'])
  })

  test('stores neither the address nor anything two pages could be joined by', async () => {
    await save(visit)
    await save({ ...visit, componentName: 'Home' })
    const rows = [...(await views()), ...(await views('Home'))]
    expect(rows).toHaveLength(2)
    expect(rows[0]?.visitorHash.equals(rows[1]?.visitorHash ?? Buffer.alloc(0))).toBe(false)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Android/)
  })

  test('counts nothing for a restaurant that is not there', async () => {
    const gone = 'RestaurantProfile/000000000000'
    expect(await save({ ...visit, componentName: gone })).toMatchObject({ body: { counted: false } })
    expect(await views(gone)).toEqual([])
  })

  test('counts a stranger for themselves, whatever address they name', async () => {
    for (let n = 1; n < 5; n++) await save({ ...visit, ipAddress: `198.51.100.${n}` }, api)
    expect(await counted()).toBe(1)
  })

  test('takes an IPv4 address as a socket tells it', async () => {
    await save({ ...visit, ipAddress: `::ffff:${visit.ipAddress}` })
    await save(visit)
    expect(await counted()).toBe(1)
  })

  test.each([
    [{}, { componentName: 'required' }],
    [{ ...visit, ipAddress: '203.0.113' }, { ipAddress: 'address' }],
    [{ ...visit, componentName: '../etc' }, { componentName: 'component' }],
    [{ ...visit, componentName: 'x'.repeat(81) }, { componentName: 'component' }],
    [{ ...visit, location: 'Madrid' }, { location: 'type' }],
    [{ ...visit, location: { city: 'x'.repeat(101) } }, { 'location.city': 'too-long' }],
  ])('refuses %j', async (body, fields) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { error: { fields } } })
  })
})

describe('GET /api/track/:ip', () => {
  test("says whether today's visit is counted, and knows no place", async () => {
    const query = { componentName, userAgent: visit.userAgent }
    const nowhere = { city: null, state: null, country: null }
    expect(await ask(query)).toMatchObject({ status: 200, body: { location: nowhere, tracked: false } })
    await save(visit)
    expect(await ask(query)).toMatchObject({ body: { tracked: true } })
    expect(await ask({ ...query, userAgent: 'Mozilla/5.0 (iPhone)' })).toMatchObject({
      body: { tracked: false },
    })
    expect(await ask({})).toMatchObject({ body: { tracked: false } })
  })

  test('answers nobody about an address that is not theirs', async () => {
    expect(await ask({ componentName }, '203.0.113.7', api)).toMatchObject({ status: 404 })
    expect(await ask({ componentName }, '203.0.113.7', web('203.0.113.8'))).toMatchObject({ status: 404 })
    expect(await ask({ componentName }, '127.0.0.1', api)).toMatchObject({ status: 200 })
  })

  test.each(['save', '1.2.3', '999.1.1.1', '::1::', '%00'])('refuses %s as an address', async (ip) => {
    expect(await ask({}, ip, api)).toMatchObject({ status: 400 })
  })
})

test('housekeeping forgets single visits after ninety days and salts after one, and keeps the sums', async () => {
  await save(visit)
  await deleteOldVisits(api.db, new Date('2031-08-12T12:00:00Z'))
  expect(await views()).toHaveLength(1)
  expect(await api.db.select().from(visitorSalts)).toEqual([])
  await deleteOldVisits(api.db, new Date('2031-08-13T12:00:00Z'))
  expect(await views()).toEqual([])
  expect(await counted()).toBe(1)
})
