import { afterEach, describe, expect, test } from 'vitest'
import { filterMenus } from '@/contract/endpoints/search'
import { menus } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const madrid = await api.owner()
const canary = await api.owner({}, { timeZone: 'Atlantic/Canary' })
const closed = await api.owner({}, { deletedAt: new Date() })

type Row = Partial<typeof menus.$inferInsert>
const menu = (restaurantId: string, date: string, fields: Row = {}) => {
  const published = { state: 'published' as const, publishedAt: new Date('2026-11-20T08:00:00Z') }
  return { restaurantId, date, ...published, observation: `${date} ${fields.service ?? 'comida'}`, ...fields }
}

await api.db.insert(menus).values([
  menu(madrid.restaurantId, '2026-11-19'),
  menu(madrid.restaurantId, '2026-11-20', {
    service: 'cena',
    windowStartMinute: 1200,
    windowEndMinute: 1500,
  }),
  menu(madrid.restaurantId, '2026-11-20', { windowStartMinute: 780, windowEndMinute: 960 }),
  menu(madrid.restaurantId, '2026-11-21', {
    state: 'scheduled',
    publishAt: new Date('2099-01-01'),
  }),
  menu(canary.restaurantId, '2026-11-20'),
  menu(canary.restaurantId, '2026-11-21', { state: 'draft', publishedAt: null }),
  menu(closed.restaurantId, '2026-11-20'),
])

afterEach(() => {
  api.time.now = null
})

async function ask(now: string, restaurantIds: string[]) {
  api.time.now = new Date(now)
  const { updatedMenus } = filterMenus.reply.parse(
    (await api.post('/api/filter/menus', { restaurantIds })).body,
  )
  return updatedMenus.map(({ restaurantId, menu }) => [
    restaurantId,
    menu.map(({ observation }) => observation),
  ])
}

describe('POST /api/filter/menus', () => {
  test('gives what is in force today first', async () => {
    const [lunch, dinner] = ['2026-11-20 comida', '2026-11-20 cena']
    const { restaurantId } = madrid
    expect(await ask('2026-11-20T09:00:00Z', [restaurantId])).toEqual([[restaurantId, [lunch, dinner]]])
    expect(await ask('2026-11-20T14:59:00Z', [restaurantId])).toEqual([[restaurantId, [lunch, dinner]]])
    expect(await ask('2026-11-20T15:00:00Z', [restaurantId])).toEqual([[restaurantId, [dinner, lunch]]])
  })

  test('knows what day it is where the restaurant is', async () => {
    const ids = [madrid.restaurantId, canary.restaurantId]
    expect(await ask('2026-11-20T23:30:00Z', ids)).toEqual([
      [madrid.restaurantId, ['2026-11-20 cena']],
      [canary.restaurantId, ['2026-11-20 comida']],
    ])
  })

  test("lets last night's dinner be served to its end", async () => {
    const { restaurantId } = madrid
    expect(await ask('2026-11-20T23:59:00Z', [restaurantId])).toEqual([[restaurantId, ['2026-11-20 cena']]])
    expect(await ask('2026-11-21T00:00:00Z', [restaurantId])).toEqual([[restaurantId, []]])
  })

  test('keeps the order asked for, with an empty list for whom nobody knows', async () => {
    const ids = [
      '000000000000',
      canary.restaurantId,
      closed.restaurantId,
      madrid.restaurantId,
      canary.restaurantId,
    ]
    expect((await ask('2026-11-20T09:00:00Z', ids)).map(([id, list]) => [id, list?.length])).toEqual([
      ['000000000000', 0],
      [canary.restaurantId, 1],
      [closed.restaurantId, 0],
      [madrid.restaurantId, 2],
    ])
  })

  test('takes none and a hundred, not more', async () => {
    const post = (count: number) =>
      api.post('/api/filter/menus', { restaurantIds: Array(count).fill(madrid.restaurantId) })
    expect(await post(0)).toMatchObject({ status: 200, body: { updatedMenus: [] } })
    expect(await post(100)).toMatchObject({ status: 200 })
    expect(await post(101)).toMatchObject({
      status: 400,
      body: { error: { fields: { restaurantIds: 'too-big' } } },
    })
  })

  test.each([{ restaurantIds: 'a.b' }, { restaurantIds: ['a.b'] }, { restaurantIds: [null] }])(
    'refuses %j',
    async (body) => {
      expect(await api.post('/api/filter/menus', body)).toMatchObject({ status: 400 })
    },
  )
})
