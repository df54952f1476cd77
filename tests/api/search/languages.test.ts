import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filterMenus, filterMenusIn } from '@/contract/endpoints/search'
import { cardDishes } from '@/contract/rules/search/card-dishes'
import { newId } from '@/server/db/id'
import { deleteRestaurants, insertRestaurants } from '@/tests/api/search/insert-restaurants'
import type { TestRestaurant } from '@/tests/api/search/random-restaurants'
import { harness } from '@/tests/api/support/harness'

const { get, post, db, time } = await harness()
time.now = new Date('2026-03-11T13:30:00Z')

const here = { lat: 36.9, lon: -12.2 }

const house = (name: string, dishes: string[]): TestRestaurant => ({
  ...{ id: newId(), name, ...here, timeZone: 'Europe/Madrid', cuisines: [], services: [], week: [] },
  menu: { date: '2026-03-11', dishes, priceCents: 1200, window: null },
})

const houses = {
  es: house('Uno', ['Gazpacho', 'Pollo asado', 'Pescado a la plancha']),
  ca: house('Dos', ['Escudella', 'Bacallà a la llauna', 'Flam', 'Peix a la planxa', 'Pollastre rostit']),
  gl: house('Tres', ['Caldo galego', 'Lacón con grelos', 'Filloas', 'Peixe á grella', 'Polo asado']),
  eu: house('Lau', ['Porrusalda', 'Txuleta', 'Mamia', 'Arraina plantxan', 'Oilasko errea']),
  other: house('Cinco', ['Lentejas', 'Lomo', 'Flan']),
}

beforeAll(() => insertRestaurants(db, Object.values(houses)))
afterAll(() => deleteRestaurants(db, Object.values(houses)))

const search = async (query: string) => (await post('/api/filter/', { ...here, radius: 5, query })).body

const everywhere = [houses.es.id, houses.ca.id, houses.gl.id, houses.eu.id]
const chicken = ['Pollo asado', 'Pollastre rostit', 'Polo asado', 'Oilasko errea']
const fish = ['Pescado a la plancha', 'Peix a la planxa', 'Peixe á grella', 'Arraina plantxan']

describe.each([
  ['pollo', null, 'pollo', chicken],
  ['chicken', 'pollo', 'pollo', chicken],
  ['pollastre', 'pollo', 'pollo', chicken],
  ['oilaskoa', 'pollo', 'pollo', chicken],
  ['polo', 'pollo', 'pollo', chicken],
  ['pescado', null, 'pescado', fish],
  ['fish', 'pescado', 'pescado', fish],
  ['arraina', 'pescado', 'pescado', fish],
])('«%s»', (typed, correctedQuery, q, dishes) => {
  test('is found on a menu in any language', async () => {
    const body = await search(typed)
    expect(body).toMatchObject({ correctedQuery })
    expect(new Set(Reflect.get(Object(body), 'restaurantIds'))).toEqual(new Set(everywhere))
  })

  test('is what a card shows', async () => {
    const { body } = await post('/api/filter/menus', { restaurantIds: everywhere, q })
    const shown = filterMenus.reply.parse(body).updatedMenus.map(({ menu: [menu], found = [] }) => {
      const courses = menu?.categories ?? []
      const [course] = cardDishes(courses, { q }, found).filter((one) => one.course === 1)
      return courses[1]?.items[course?.dishes[0] ?? -1]?.name
    })
    expect(shown).toEqual(dishes)
  })

  test('is translated for a card in English', async () => {
    const { body } = await post('/api/filter/menus/in/en', { restaurantIds: everywhere, card: { q } })
    const { updatedMenus } = filterMenusIn.reply.parse(body)
    for (const { menu } of updatedMenus) {
      const lines = menu[0]?.translated[1]?.items ?? []
      const wanted = menu[0]?.categories[1]?.items.findIndex(({ name }) => dishes.includes(name)) ?? -1
      expect(lines[wanted]?.how).toBe('wholly')
    }
  })
})

test('a dish is told to be found by its Castilian name only where no dish has the words themselves', async () => {
  const restaurantIds = [...everywhere, houses.other.id]
  const found = async (q?: string) =>
    filterMenus.reply
      .parse((await post('/api/filter/menus', { restaurantIds, q })).body)
      .updatedMenus.map((one) => one.found)
  expect(await found('pollo')).toEqual([[], ['Pollastre rostit'], ['Polo asado'], ['Oilasko errea'], []])
  expect(await found()).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test.each([
  ['grilled chicken', 'pollo'],
  ['oilaskoa plantxan', 'pollo'],
  ['peixe á grella', 'pescado'],
  ['peix a la planxa', 'pescado'],
])('«%s» is understood, though it also says how it is made', async (typed, correctedQuery) => {
  const body = await search(typed)
  expect(body).toMatchObject({ correctedQuery, isTranslated: true })
  expect(new Set(Reflect.get(Object(body), 'restaurantIds'))).toEqual(new Set(everywhere))
})

test('Spanish words stay beside a foreign joining word', async () =>
  expect(await search('pollo with fish')).toMatchObject({
    restaurantIds: expect.arrayContaining(everywhere),
    correctedQuery: 'pollo pescado',
  }))

test.each([
  ['Huhn', 'de', 'pollo'],
  ['Hühnchen', 'de', 'pollo'],
  ['chickens', 'en', 'pollo'],
  ['riz', 'fr', 'arroz'],
  ['boeuf', 'fr', 'ternera'],
  ['xai', 'ca', 'cordero'],
  ['año', 'gl', 'cordero'],
  ['okela', 'eu', 'carne'],
  ['Pommes', 'de', 'patata frita'],
])(
  '«%s» is a word of the page’s language, %s, and no wrong word of Spanish',
  async (query, language, words) => {
    const { body } = await post('/api/filter/', { ...here, radius: 5, query, language })
    expect(body).toMatchObject({ correctedQuery: words, isTranslated: true })
    const ids = Reflect.get(Object(body), 'restaurantIds')
    expect(new Set(ids)).toEqual(new Set(words === 'pollo' ? everywhere : []))
  },
)

test('beside a wrong word, a word of the page’s language is none', async () => {
  const body = { ...here, radius: 5, query: 'Huhn gazpahco', language: 'de' }
  expect((await post('/api/filter/', body)).body).toMatchObject({ correctedQuery: 'pollo gazpacho' })
})

test('a word beside «no» is not asked for, and an unknown language is none', async () => {
  for (const query of ['no fish', 'sans arraina']) {
    const { body } = await post('/api/filter/', { ...here, radius: 5, query, language: 'en' })
    expect(body).toMatchObject({
      restaurantIds: expect.arrayContaining(everywhere),
      ...{ correctedQuery: null, isTranslated: false, leftOut: [query.split(' ')[1]] },
    })
  }
  const { body } = await post('/api/filter/', { ...here, radius: 5, query: 'pollo', language: 'es-ES' })
  expect(body).toMatchObject({ restaurantIds: expect.arrayContaining(everywhere) })
})

test.each([
  ['es', 'sin cerdo', 'cerdo'],
  ['en', 'without pork', 'pork'],
  ['en', 'pork-free', 'pork'],
  ['fr', 'sans porc', 'porc'],
  ['fr', 'pas de porc', 'porc'],
  ['de', 'ohne Schwein', 'Schwein'],
  ['de', 'kein Schweinefleisch', 'Schweinefleisch'],
  ['ca', 'sense porc', 'porc'],
  ['gl', 'sen porco', 'porco'],
  ['eu', 'txerrikirik gabe', 'txerrikia'],
])('in %s, «%s» looks for no pork, leaves no menu out, and says so', async (language, query, word) => {
  const { body } = await post('/api/filter/', { ...here, radius: 5, query, language })
  expect(body).toMatchObject({
    restaurantIds: expect.arrayContaining(everywhere),
    ...{ correctedQuery: null, leftOut: [word] },
  })
})

test('beside what is left out, the rest of the words is looked for', async () => {
  const ask = async (query: string, language: string) =>
    (await post('/api/filter/', { ...here, radius: 5, query, language })).body
  expect(await ask('chicken without pork', 'en')).toMatchObject({
    restaurantIds: expect.arrayContaining(everywhere),
    ...{ correctedQuery: 'pollo', isTranslated: true, leftOut: ['pork'] },
  })
  expect(await ask('pollo sin cerdo y sin cebolla', 'es')).toMatchObject({
    restaurantIds: expect.arrayContaining(everywhere),
    ...{ correctedQuery: 'pollo', isTranslated: false, leftOut: ['cerdo', 'cebolla'] },
  })
  expect(await ask('pollo sin jamón serrano ni cebolla', 'es')).toMatchObject({
    ...{ correctedQuery: 'pollo', leftOut: ['jamón serrano', 'cebolla'] },
  })
  expect(await ask('cerveza sin alcohol', 'es')).toMatchObject({ restaurantIds: [], leftOut: [] })
})

test('a word of one page is kept for no page in another language', async () => {
  const ask = async (language: string) =>
    (await post('/api/filter/', { ...here, radius: 5, query: 'Pommes', language })).body
  expect(await ask('fr')).toMatchObject({ correctedQuery: 'manzana' })
  expect(await ask('de')).toMatchObject({ correctedQuery: 'patata frita' })
})

test('it is said how a question was understood, also where nothing is found', async () => {
  expect(await search('turkey')).toMatchObject({
    restaurantIds: [],
    correctedQuery: 'pavo',
    isTranslated: true,
  })
  expect(await search('chicken')).toMatchObject({ correctedQuery: 'pollo', isTranslated: true })
  expect(await search('gazpahco')).toMatchObject({ correctedQuery: 'gazpacho', isTranslated: false })
})

describe('the language of a menu', () => {
  const restaurantIds = [houses.es.id, houses.ca.id, houses.gl.id, houses.eu.id]

  test('is told with it, unless it is Castilian', async () => {
    const { body } = await post('/api/filter/menus', { restaurantIds })
    const { updatedMenus } = filterMenus.reply.parse(body)
    expect(updatedMenus.map(({ menu }) => menu[0]?.writtenIn)).toEqual([undefined, 'ca', 'gl', 'eu'])
    const { body: recent } = await get(`/api/restaurants/${houses.eu.id}/menus`)
    expect(recent).toMatchObject({ menus: [{ writtenIn: 'eu' }] })
  })

  test('is left for Castilian on a Castilian card, and a Castilian menu stays as it is', async () => {
    const card = { q: 'pollo' }
    const { body } = await post('/api/filter/menus/in/es', { restaurantIds, card })
    const { updatedMenus } = filterMenusIn.reply.parse(body)
    const shown = updatedMenus.map(({ menu }) =>
      menu[0]?.translated.flatMap(({ items }) =>
        items.flatMap((line) => line?.pieces.map(({ text }) => text) ?? []),
      ),
    )
    expect(shown[0]).toEqual([])
    for (const dishes of shown.slice(1)) expect(dishes).toContain('Pollo asado')
  })

  test('hides nothing that a Castilian name says is in a dish', async () => {
    const kitchen = house('Set', [
      'Paella valenciana',
      'Escudella',
      'Bacallà a la llauna',
      'Peix a la planxa',
    ])
    await insertRestaurants(db, [kitchen])
    const { body } = await post('/api/filter/menus/in/en', {
      restaurantIds: [kitchen.id],
      card: { q: 'paella' },
    })
    await deleteRestaurants(db, [kitchen])
    expect(JSON.stringify(filterMenusIn.reply.parse(body).updatedMenus)).toContain('rabbit')
  })

  test('a menu that is written anew has its new language', async () => {
    const change = (dishes: string[]) => insertRestaurants(db, [{ ...house('Sei', dishes), id }])
    const id = newId()
    const languageNow = async () => {
      const { body } = await post('/api/filter/menus', { restaurantIds: [id] })
      return filterMenus.reply.parse(body).updatedMenus[0]?.menu[0]?.writtenIn
    }
    await change(['Oilasko errea', 'Arraina plantxan'])
    expect(await languageNow()).toBe('eu')
    await deleteRestaurants(db, [{ ...house('Sei', []), id }])
    await change(['Pollo asado', 'Pescado a la plancha'])
    expect(await languageNow()).toBeUndefined()
    await deleteRestaurants(db, [{ ...house('Sei', []), id }])
  })
})
