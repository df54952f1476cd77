import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CountedAction } from '@/contract/entities/tracking'
import { addDays } from '@/contract/rules/time/local-time'
import { menus, restaurantCounts } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const today = '2031-05-14'
const lunch = new Date(`${today}T11:20:00Z`)
const nothing = { view: 0, call: 0, directions: 0, share: 0, website: 0, whatsapp: 0 }
const menu = { price: 12.5, categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }] }] }

type Owner = Awaited<ReturnType<typeof api.owner>>

let visitors = 0
async function act({ restaurantId }: Owner, action: CountedAction, address = `203.0.113.${++visitors}`) {
  const page = `RestaurantProfile/${restaurantId}`
  const componentName = action === 'view' ? page : `${page}/${action}`
  const body = { ipAddress: address, componentName, userAgent: 'Mozilla/5.0 (Android 15)' }
  return (await api.asWeb(address).post('/api/track/save', body)).body
}
const results = (owner: Owner, query = '') => api.as(owner).get(`/api/results${query}`)

describe('GET /api/results', () => {
  test('tells what each menu brought, for the one to be read when it happened', async () => {
    const owner = await api.owner()
    api.time.now = lunch
    await api.as(owner).post('/api/menus', menu)
    await api.as(owner).post('/api/menus', { ...menu, service: 'cena', price: 20 })
    await act(owner, 'view')
    await act(owner, 'call')
    api.time.now = new Date(`${today}T19:30:00Z`)
    await act(owner, 'view')
    const { body } = await results(owner, `?from=${today}&to=${today}`)
    expect(body).toMatchObject({
      from: today,
      to: today,
      days: [
        {
          date: today,
          counts: { ...nothing, view: 2, call: 1 },
          menus: [
            { service: 'comida', price: 12.5, counts: { ...nothing, view: 1, call: 1 } },
            { service: 'cena', price: 20, counts: { ...nothing, view: 1 } },
          ],
        },
      ],
    })
  })

  test('counts a call once a visitor and day, however often it is pressed', async () => {
    const owner = await api.owner()
    api.time.now = lunch
    expect(await act(owner, 'call', '198.51.100.7')).toMatchObject({ counted: true })
    expect(await act(owner, 'call', '198.51.100.7')).toMatchObject({ counted: false })
    expect(await act(owner, 'share', '198.51.100.7')).toMatchObject({ counted: true })
    api.time.now = new Date(`${addDays(today, 1)}T11:20:00Z`)
    await act(owner, 'call', '198.51.100.7')
    expect((await results(owner)).body).toMatchObject({ total: { ...nothing, call: 2, share: 1 } })
  })

  test('has four weeks when nobody says, every day of them, and what the four before had', async () => {
    const owner = await api.owner()
    api.time.now = lunch
    for (const [ago, count] of [
      [-27, 3],
      [-28, 5],
      [-55, 2],
      [-56, 100],
    ] as const)
      await api.db
        .insert(restaurantCounts)
        .values({ restaurantId: owner.restaurantId, date: addDays(today, ago), action: 'view', count })
    const { body } = await results(owner)
    expect(body).toMatchObject({
      from: addDays(today, -27),
      to: today,
      total: { view: 3 },
      before: { view: 7 },
    })
    expect(body).toHaveProperty('days.length', 28)
    expect((await results(owner, '?days=7')).body).toMatchObject({ from: addDays(today, -6), to: today })
    expect(body).toHaveProperty('days.0', {
      date: addDays(today, -27),
      counts: { ...nothing, view: 3 },
      menus: [],
    })
  })

  test('shows no menu that never was out', async () => {
    const owner = await api.owner()
    api.time.now = lunch
    await api.as(owner).post('/api/menus', { ...menu, date: addDays(today, 1) })
    const tomorrow = addDays(today, 1)
    expect((await results(owner, `?from=${tomorrow}&to=${tomorrow}`)).body).toMatchObject({
      days: [{ date: tomorrow, menus: [] }],
    })
  })

  test("keeps a day's sums when its menu is taken away", async () => {
    const owner = await api.owner()
    api.time.now = lunch
    await api.as(owner).post('/api/menus', menu)
    await act(owner, 'view')
    await api.db.delete(menus).where(eq(menus.restaurantId, owner.restaurantId))
    await act(owner, 'view')
    expect((await results(owner, `?from=${today}`)).body).toMatchObject({
      days: [{ counts: { view: 2 }, menus: [] }],
    })
  })

  test("is one owner's own, and nobody's without a restaurant", async () => {
    const [owner, other] = [await api.owner(), await api.owner()]
    api.time.now = lunch
    await act(owner, 'view')
    expect((await results(other)).body).toMatchObject({ total: nothing })
    expect(await results(await api.owner({}, null))).toMatchObject({ status: 404 })
    expect(await api.get('/api/results')).toMatchObject({ status: 401 })
  })

  test.each([
    ['?from=2031-05-15&to=2031-05-14', { to: 'range' }],
    ['?from=2031-01-01&to=2031-12-31', { to: 'range' }],
    ['?from=2030-01-01', { to: 'range' }],
    ['?from=gestern', { from: 'date' }],
    ['?days=93', { days: 'too-big' }],
    ['?days=0', { days: 'too-small' }],
  ])('refuses %s', async (query, fields) => {
    api.time.now = lunch
    const owner = await api.owner()
    expect(await results(owner, query)).toMatchObject({ status: 400, body: { error: { fields } } })
  })
})
