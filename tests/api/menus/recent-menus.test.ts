import { describe, expect, test } from 'vitest'
import { listRecentMenus } from '@/contract/endpoints/menus'
import { newId } from '@/server/db/id'
import { menus } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
api.time.now = new Date('2026-03-10T13:00:00Z')
const { restaurantId } = await api.owner()
const hidden = await api.owner({}, { verification: 'rejected' })

const menu = (date: string, change: Partial<typeof menus.$inferInsert> = {}) => ({
  ...{ id: newId(), restaurantId, date, state: 'published' as const, publishedAt: new Date() },
  ...change,
})

await api.db
  .insert(menus)
  .values([
    menu('2026-03-10'),
    menu('2026-03-10', { service: 'cena' }),
    menu('2026-03-08', { priceCents: 1250 }),
    menu('2026-03-09', { state: 'draft', publishedAt: null }),
    menu('2026-03-11'),
    menu('2026-02-25'),
    menu('2026-02-24'),
  ])

describe('GET /api/restaurants/:restaurantId/menus', () => {
  test('lists what was published in a fortnight, newest first, nothing of tomorrow', async () => {
    const { status, body } = await api.get(`/api/restaurants/${restaurantId}/menus`)
    expect(status).toBe(200)
    const { menus: listed } = listRecentMenus.reply.parse(body)
    expect(listed.map(({ date, service }) => `${date} ${service}`)).toEqual([
      '2026-03-10 cena',
      '2026-03-10 comida',
      '2026-03-08 comida',
      '2026-02-25 comida',
    ])
    expect(listed[2]?.price).toBe(12.5)
  })

  test.each([newId(), hidden.restaurantId])('knows nothing of %s', async (id) => {
    expect(await api.get(`/api/restaurants/${id}/menus`)).toMatchObject({ status: 404 })
  })

  test('refuses what is no id', async () => {
    expect(await api.get('/api/restaurants/x_y/menus')).toMatchObject({ status: 400 })
  })
})
