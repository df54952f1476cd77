import { afterEach, describe, expect, test } from 'vitest'
import { getMenuDay } from '@/contract/endpoints/menus'
import { menus } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const madrid = await api.owner()
const canary = await api.owner({}, { timeZone: 'Atlantic/Canary' })
const closed = await api.owner({}, { deletedAt: new Date() })
const unplaced = await api.owner({}, { lat: null, lon: null })
const refused = await api.owner({}, { verification: 'rejected' })

type Row = Partial<typeof menus.$inferInsert>
const menu = (restaurantId: string, date: string, fields: Row = {}) => {
  const published = { state: 'published' as const, publishedAt: new Date('2026-11-20T08:00:00Z') }
  return { restaurantId, date, ...published, observation: `${date} ${fields.service ?? 'comida'}`, ...fields }
}

await api.db
  .insert(menus)
  .values([
    menu(madrid.restaurantId, '2026-11-10', { state: 'expired' }),
    menu(madrid.restaurantId, '2026-11-13', { service: 'cena' }),
    menu(madrid.restaurantId, '2026-11-13'),
    menu(madrid.restaurantId, '2026-11-16', { state: 'draft', publishedAt: null }),
    menu(madrid.restaurantId, '2026-11-20'),
    menu(madrid.restaurantId, '2026-11-21'),
    menu(madrid.restaurantId, '2026-11-22', { state: 'scheduled', publishAt: new Date('2099-01-01') }),
    menu(canary.restaurantId, '2026-11-21'),
    ...[closed, unplaced, refused].map(({ restaurantId }) => menu(restaurantId, '2026-11-20')),
  ])

afterEach(() => {
  api.time.now = null
})

async function ask(date: string, { restaurantId } = madrid, now = '2026-11-20T12:00:00Z') {
  api.time.now = new Date(now)
  const answer = await api.get(`/api/menus/${restaurantId}/${date}`)
  expect(answer.status).toBe(200)
  const { menu, previousDate, nextDate } = getMenuDay.reply.parse(answer.body)
  return [menu.map(({ observation }) => observation), previousDate, nextDate]
}

describe('GET /api/menus/:restaurantId/:date', () => {
  test('gives what was served, lunch first, and the days beside it', async () => {
    const lunchAndDinner = ['2026-11-13 comida', '2026-11-13 cena']
    expect(await ask('2026-11-13')).toEqual([lunchAndDinner, '2026-11-10', '2026-11-20'])
    expect(await ask('2026-11-10')).toEqual([['2026-11-10 comida'], null, '2026-11-13'])
    expect(await ask('2026-11-20')).toEqual([['2026-11-20 comida'], '2026-11-13', null])
  })

  test('has nothing for a day without a menu, and says which days have one', async () => {
    expect(await ask('2026-11-12')).toEqual([[], '2026-11-10', '2026-11-13'])
    expect(await ask('1900-01-01')).toEqual([[], null, '2026-11-10'])
  })

  test('tells nothing of drafts and of days to come', async () => {
    expect(await ask('2026-11-16')).toEqual([[], '2026-11-13', '2026-11-20'])
    expect(await ask('2026-11-21')).toEqual([[], '2026-11-20', null])
    expect(await ask('2026-11-22')).toEqual([[], '2026-11-20', null])
  })

  test('knows what day it is where the restaurant is', async () => {
    const midnight = '2026-11-20T23:30:00Z'
    expect(await ask('2026-11-21', madrid, midnight)).toEqual([['2026-11-21 comida'], '2026-11-20', null])
    expect(await ask('2026-11-21', canary, midnight)).toEqual([[], null, null])
  })

  test.each([
    ['a restaurant that is gone', closed],
    ['one without a place', unplaced],
    ['one that was refused', refused],
    ['nobody', { restaurantId: '000000000000' }],
  ])('does not know %s', async (_, { restaurantId }) => {
    expect(await api.get(`/api/menus/${restaurantId}/2026-11-20`)).toMatchObject({ status: 404 })
  })

  test.each(['hoy', '2026-02-30', '2026-1-1', '20261120', '2026-11-20T00:00:00Z', '%00', 'x'.repeat(5000)])(
    'refuses %s for a date',
    async (date) => {
      const { status } = await api.get(`/api/menus/${madrid.restaurantId}/${date}`)
      expect(status).toBe(400)
    },
  )
})
