import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { deleteRestaurants, insertRestaurants } from '@/tests/api/search/insert-restaurants'
import type { TestRestaurant } from '@/tests/api/search/random-restaurants'
import { harness } from '@/tests/api/support/harness'

const { post, db, time } = await harness()
time.now = new Date('2026-03-11T13:30:00Z')

const here = { lat: 35.5, lon: -11 }

const house = (name: string, dishes: string[], more: Partial<TestRestaurant> = {}): TestRestaurant => ({
  ...{ id: newId(), name, ...here, timeZone: 'Europe/Madrid', cuisines: [], services: [], week: [] },
  menu: { date: '2026-03-11', dishes, priceCents: 1200, window: null },
  ...more,
})

const houses = {
  pepe: house('Casa Pepé', ['Paella de marisco', 'Jamón ibérico', 'Rodaballo al pil-pil']),
  olla: house("L'Olla Vella", ['Bacalao a la llauna', 'Canelones', 'Carne/pescado del día']),
  nono: house('El Ñoño 77', ['Gazpachuelo', 'Paellas variadas'], { cuisines: ['Marisquería'] }),
  toro: house('Taberna del Toro', ['Rabo de toro', 'Croquetas']),
}

beforeAll(() => insertRestaurants(db, Object.values(houses)))
afterAll(() => deleteRestaurants(db, Object.values(houses)))

type Name = keyof typeof houses

async function search(query: string) {
  const { status, body } = await post('/api/filter/', { ...here, radius: 50, query })
  return { status, body }
}

const ids = (names: Name[]) => new Set(names.map((name) => houses[name].id))

const found: [query: string, names: Name[]][] = [
  ['paella', ['pepe', 'nono']],
  ['PAELLAS', ['pepe', 'nono']],
  ['pael', ['pepe', 'nono']],
  ['jamon', ['pepe']],
  ['jamón', ['pepe']],
  ['jamo\u0301n', ['pepe']],
  ['casa pepe', ['pepe']],
  ['paella jamones', ['pepe']],
  ['jamón gazpachuelo', []],
  ['olla', ['olla']],
  ["l'olla", ['olla']],
  ['pil-pil', ['pepe']],
  ['pescado', ['olla']],
  ['carne/pescado', ['olla']],
  ['nono', ['nono']],
  ['ñoño 77', ['nono']],
  ['ñoño 7', []],
  ['marisqueria', ['nono']],
  ['rabo de toro', ['toro']],
  ['toro de la', ['toro']],
]

test.each(found)('«%s» finds %j', async (query, names) => {
  const { body } = await search(query)
  expect(new Set(Reflect.get(Object(body), 'restaurantIds'))).toEqual(ids(names))
  expect(body).toMatchObject({ correctedQuery: null })
})

const typos: [query: string, corrected: string, names: Name[]][] = [
  ['payella', 'paella', ['pepe', 'nono']],
  ['rodavallo', 'rodaballo', ['pepe']],
  ['Gazpachuleo', 'gazpachuelo', ['nono']],
  ['croqeutas', 'croquetas', ['toro']],
  ['jamón rodavallo', 'jamón rodaballo', ['pepe']],
  ['rodavallo jamón', 'rodaballo jamón', ['pepe']],
]

test.each(typos)('«%s» is taken for «%s»', async (query, corrected, names) => {
  const { body } = await search(query)
  expect(body).toMatchObject({ correctedQuery: corrected })
  expect(body).not.toHaveProperty('isTranslatedQuery')
  expect(new Set(Reflect.get(Object(body), 'restaurantIds'))).toEqual(ids(names))
})

const foreign: typeof typos = [
  ['fish', 'pescado', ['olla']],
  ['oxtail', 'rabo de toro', ['toro']],
  ['bacallà', 'bacalao', ['olla']],
  ['turbot', 'rodaballo', ['pepe']],
]

test.each(foreign)('«%s», in another language, is «%s»', async (query, spanish, names) => {
  const { body } = await search(query)
  expect(body).toMatchObject({ correctedQuery: spanish, isTranslatedQuery: true })
  expect(new Set(Reflect.get(Object(body), 'restaurantIds'))).toEqual(ids(names))
})

describe('whatever is typed', () => {
  const hostile = [
    ...[
      "'",
      '"',
      '\\',
      '%',
      '_',
      '$1',
      "'; drop table restaurants; --",
      "paella' or '1'='1",
      '!',
      '!paella',
      '()',
    ],
    ...[
      'paella & !jamón',
      'a | b',
      'paella <-> marisco',
      'paella:*',
      ':*',
      '🥘',
      '🥘 paella',
      'ﬀ',
      '½',
      'ŉ',
      '٣',
      'я',
    ],
    ...[
      'a'.repeat(200),
      'ab '.repeat(66),
      '🥘'.repeat(100),
      '\u202e\u200b',
      '%'.repeat(200),
      "'".repeat(200),
    ],
    ...['<script>alert(1)</script>', '日本', 'e\u0301'.repeat(100), '\ufdfa'.repeat(200), 'İ'.repeat(200)],
  ]

  test.each(hostile)('%j is a question like any other', async (query) => {
    expect(await search(query)).toMatchObject({ status: 200, body: { outsideSpain: false } })
  })

  test.each(['🥘', '!!', '«»', 'xqzwvkj', '\u0301', '\u{1D165}\u{1D172}&\u{1D1B9}\u{1D165}'])(
    '%j finds nothing rather than everything',
    async (query) => {
      expect(await search(query)).toMatchObject({ body: { restaurantIds: [], correctedQuery: null } })
    },
  )

  test.each(['pa\0ella', '\ud800', 'a'.repeat(201)])('%j is refused', async (query) => {
    expect(await search(query)).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } })
  })

  test.each([
    ...[
      'paella & jamón',
      'paella | jamón',
      '"paella" jamón',
      "paella' jamón",
      'paella <-> jamón',
      '¡paella, jamón!',
    ],
  ])('%j means its words', async (query) => {
    const { body } = await search(query)
    expect(new Set(Reflect.get(Object(body), 'restaurantIds'))).toEqual(ids(['pepe']))
  })
})

test('a dish nobody had is found as soon as somebody has it, asked for before or not', async () => {
  expect((await search('zarangollo')).body).toMatchObject({ restaurantIds: [] })
  const murcian = house('La Huerta', ['Zarangollo'])
  await insertRestaurants(db, [murcian])
  try {
    expect((await search('zarangollo')).body).toMatchObject({ restaurantIds: [murcian.id] })
  } finally {
    await deleteRestaurants(db, [murcian])
  }
})
