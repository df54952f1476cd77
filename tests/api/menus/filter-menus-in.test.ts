import { afterEach, expect, test, vi } from 'vitest'
import { filterMenus, filterMenusIn } from '@/contract/endpoints/search'
import { dishCorrections, menus } from '@/server/db/schema'
import { filterMenusIn as menusIn } from '@/server/modules/menus/public/filter-menus-in'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
api.time.now = new Date('2026-11-20T12:00:00Z')
const [one, other, none] = [await api.owner(), await api.owner(), await api.owner()]
const restaurantIds = [one, none, other].map(({ restaurantId }) => restaurantId)

for (const { restaurantId } of [one, other])
  await api.db.insert(menus).values({
    ...{ restaurantId, date: '2026-11-20', state: 'published' },
    publishedAt: new Date('2026-11-20T08:00:00Z'),
    categories: [
      { name: 'Primeros', items: [{ name: 'Lentejas estofadas con chorizo' }, { name: 'Ñandú de la casa' }] },
    ],
  })

const ask = (language: string, ids = restaurantIds) =>
  api.post(`/api/filter/menus/in/${language}`, { restaurantIds: ids })

test('gives the menus of several restaurants as they were written, and their dishes in another language', async () => {
  const { status, body } = await ask('en')
  const { updatedMenus } = filterMenusIn.reply.parse(body)
  expect(status).toBe(200)
  expect(updatedMenus.map(({ restaurantId }) => restaurantId)).toEqual(restaurantIds)
  const plain = filterMenus.reply.parse((await api.post('/api/filter/menus', { restaurantIds })).body)
  expect(
    updatedMenus.map(({ menu, ...rest }) => ({
      ...rest,
      menu: menu.map(({ translated: _, ...written }) => written),
    })),
  ).toEqual(plain.updatedMenus)
  expect(updatedMenus.map(({ menu }) => menu[0]?.translated[0]?.items[0]?.pieces[0]?.text)).toEqual([
    'Stewed lentils with chorizo',
    undefined,
    'Stewed lentils with chorizo',
  ])
})

test('a correction counts for its owner’s menu alone', async () => {
  const correction = { language: 'en', key: 'nandu de la casa', name: 'Ñandú de la casa' } as const
  await api.as(one).put('/api/translations/mine/en', { name: correction.name, text: 'House rhea' })
  expect((await api.db.select().from(dishCorrections)).map(({ key }) => key)).toContain(correction.key)
  const { updatedMenus } = filterMenusIn.reply.parse((await ask('en')).body)
  expect(updatedMenus.map(({ menu }) => menu[0]?.translated[0]?.items[1]?.pieces)).toEqual([
    [{ text: 'House rhea' }],
    undefined,
    [{ text: 'Ñandú de la casa', lang: 'es' }],
  ])
})

test('translates only what a card of the search shows', async () => {
  const house = await api.owner()
  const dish = (name: string, soldOut = false) => ({ name, soldOut })
  await api.db.insert(menus).values({
    ...{ restaurantId: house.restaurantId, date: '2026-11-20', state: 'published' },
    publishedAt: new Date('2026-11-20T08:00:00Z'),
    categories: [
      {
        name: 'Primeros',
        items: [dish('Gazpacho', true), dish('Lentejas'), dish('Sopa'), dish('Ensalada'), dish('Arroz')],
      },
      { name: 'Segundos', items: [dish('Merluza'), dish('Pollo asado')] },
      { name: 'Postres', items: [dish('Flan'), dish('Arroz con leche')] },
    ],
  })
  const shown = async (card: object) => {
    const { body } = await api.post('/api/filter/menus/in/en', { restaurantIds: [house.restaurantId], card })
    const [found] = filterMenusIn.reply.parse(body).updatedMenus
    return found?.menu[0]?.translated.map(({ name, items }) => [
      name?.pieces[0]?.text ?? null,
      ...items.map((line) => line?.pieces[0]?.text ?? null),
    ])
  }
  expect(await shown({})).toEqual([
    ['Starters', null, 'Lentils', 'Soup', 'Salad', null],
    ['Main courses', 'Hake', 'Roast chicken'],
    [null, null, null],
  ])
  expect(await shown({ q: 'arroz' })).toEqual([
    ['Starters', null, 'Lentils', 'Soup', null, 'Rice'],
    [null, null, null],
    ['Desserts', 'Crème caramel', 'Rice pudding'],
  ])
})

test('takes forty restaurants, and languages into which dishes are translated', async () => {
  expect(await ask('gl')).toMatchObject({ status: 400 })
  expect(await ask('de', Array<string>(40).fill('aaaaaaaaaaaa'))).toMatchObject({ status: 200 })
  expect(await ask('de', Array<string>(41).fill('aaaaaaaaaaaa'))).toMatchObject({ status: 400 })
  expect(await ask('de', [])).toMatchObject({ status: 200, body: { updatedMenus: [] } })
})

afterEach(() => {
  vi.restoreAllMocks()
})

const forCards = (ids: string[]) =>
  menusIn(api.ctx, { params: { language: 'en' }, body: { restaurantIds: ids, card: { q: '' } } })

test('asks once for what is known of all names, in words that no name changes: the database keeps its plan', async () => {
  const query = vi.spyOn(api.db.$client, 'query')
  const house = await api.owner()
  const items = ['Fabada', 'Pisto', 'Salpicón'].map((name) => ({ name }))
  await api.db.insert(menus).values({
    ...{ restaurantId: house.restaurantId, date: '2026-11-20', state: 'published' },
    publishedAt: new Date('2026-11-20T08:00:00Z'),
    categories: ['Para picar', 'Segundos'].map((name) => ({ name, items })),
  })
  const lookUps = []
  for (const ids of [[one.restaurantId], [house.restaurantId], [...restaurantIds, house.restaurantId]]) {
    query.mockClear()
    await forCards(ids)
    const asked = query.mock.calls.map(([given]) => ({
      name: Reflect.get(Object(given), 'name'),
      text: Reflect.get(Object(given), 'text'),
    }))
    expect(asked).toHaveLength(2)
    lookUps.push(asked.find(({ text }) => text.includes('dish_corrections')))
  }
  const [first] = lookUps
  expect(first?.name).toEqual(expect.any(String))
  expect(lookUps).toEqual([first, first, first])
})

test('reads no dish a second time', async () => {
  await forCards(restaurantIds)
  const fold = vi.spyOn(String.prototype, 'normalize')
  await forCards(restaurantIds)
  const read = fold.mock.contexts.map(String)
  expect(read.filter((text) => /lentejas|estofadas|chorizo|ñandú|casa/i.test(text))).toEqual([])
})
