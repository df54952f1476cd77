import { beforeAll, describe, expect, test } from 'vitest'
import * as contract from '@/contract/endpoints/places'
import { loadPlaces } from '@/server/db/places/load-places'
import { places } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
beforeAll(() => loadPlaces(api.db))

const typed = (text: string) => `?savedLocation=${encodeURIComponent(text)}`

async function suggested(text: string): Promise<string[]> {
  const { body } = await api.get(`/api/nav/getPosition${typed(text)}`)
  return contract.suggestPlaces.reply.parse(body).address.map(({ display_name: name }) => name)
}

const first: [what: string, text: string, name: string][] = [
  ['the biggest of a prefix', 'mad', 'Madrid'],
  ['the biggest of a letter', 'm', 'Madrid'],
  ['accents left out', 'lavapies', 'Lavapiés, Madrid'],
  ['accents apart from their letters', 'Ma\u0301laga', 'Málaga'],
  ['capitals', 'SABADELL', 'Sabadell, Barcelona'],
  ['a quarter and its city', 'lavapies madrid', 'Lavapiés, Madrid'],
  ['the other way round', 'madrid lavapies', 'Lavapiés, Madrid'],
  ['both begun', 'lav mad', 'Lavapiés, Madrid'],
  ['a quarter, a comma, its city', 'Sol, Madrid', 'Sol, Madrid'],
  ['a town and its province', 'villanueva badajoz', 'Villanueva de la Serena, Badajoz'],
  ['a town and its region', 'cangas asturias', 'Cangas del Narcea, Asturias'],
  ['an exact name before a bigger one that begins so', 'leon', 'León'],
  ['a city before the quarters called so', 'santa cruz', 'Santa Cruz de Tenerife'],
  ['a known quarter before a village called so', 'chueca', 'Chueca, Madrid'],
  ['a quarter before towns that begin so', 'sol', 'Sol, Madrid'],
  ['a name without its article', 'hospitalet', "L'Hospitalet de Llobregat, Barcelona"],
  ['with it', "l'hospitalet", "L'Hospitalet de Llobregat, Barcelona"],
  ['with a Spanish one', 'la coruña', 'A Coruña'],
  ['a city before its province', 'las palmas', 'Las Palmas de Gran Canaria, Las Palmas'],
  ['the half of a bilingual name that Spanish uses', 'san sebastian', 'San Sebastián, Gipuzkoa'],
  ['the other half', 'donostia', 'San Sebastián, Gipuzkoa'],
  ['a Valencian name', 'alacant', 'Alicante'],
  ['a Spanish name of a Valencian city', 'valencia', 'Valencia'],
  ['a name that Spanish alone uses', 'lerida', 'Lleida'],
  ['an island', 'tenerife', 'Santa Cruz de Tenerife'],
  ['a city by its island', 'palma de mallorca', 'Palma, Illes Balears'],
  ['an island before a metro station', 'ibiza', 'Ibiza, Illes Balears'],
  ['an apostrophe', "platja d'aro", "Castell d'Aro, Platja d'Aro i s'Agaró, Girona"],
  ['a postcode', '28013', '28013 Madrid'],
  ['a postcode begun', '2801', '28010 Madrid'],
  ['a postcode with its city', '28013 Madrid', '28013 Madrid'],
  ['a letter too few', 'barclona', 'Barcelona'],
  ['a letter too many', 'sevillla', 'Sevilla'],
  ['a wrong letter', 'zaragosa', 'Zaragoza'],
  ['letters swapped', 'madird', 'Madrid'],
  ['v for b', 'bilvao', 'Bilbao, Bizkaia'],
  ['a misspelt town with its province', 'savadell barcelona', 'Sabadell, Barcelona'],
  ['a quarter with a misspelt city', 'lavapies madird', 'Lavapiés, Madrid'],
  ['a street in a city', 'Calle Sierpes 12, Sevilla', 'Calle Sierpes, Sevilla'],
  ['a street without a comma', 'Gran Vía 32 Bilbao', 'Gran Vía, Bilbao, Bizkaia'],
  ['a street and a postcode', 'Calle Mayor 3, 28013 Madrid', 'Calle Mayor, Madrid'],
  ['a street named after another city', 'Calle Madrid 5, Toledo', 'Toledo'],
  ['a street with articles', 'Plaza del Castillo, 7, Pamplona', 'Plaza del Castillo, Pamplona, Navarra'],
  ['a street in a misspelt city', 'calle mayor 5 sabadel', 'Sabadell, Barcelona'],
  ['a city before its street', 'Madrid, calle Alcalá 25', 'Calle de Alcalá, Madrid'],
  ['a sentence', 'restaurantes en madrid', 'Madrid'],
]

describe('what comes first', () => {
  test.each(first)('%s: %s', async (_, text, name) => {
    expect((await suggested(text))[0]).toBe(name)
  })
})

describe('suggestions', () => {
  test.each(['san', 'santa maria', 'centro', '28', 'madrid'])(
    'for «%s» are few, and none twice',
    async (text) => {
      const names = await suggested(text)
      expect(names.length).toBeGreaterThan(1)
      expect(names.length).toBeLessThanOrEqual(8)
      expect(new Set(names).size).toBe(names.length)
    },
  )

  const nowhere = ['xqzwvk', 'calle sin nombre', '99999', '🍕🍕🍕', '%%%', '___', '\\', "'", ':*', '()']
  test.each(nowhere)('for %j are none', async (text) => {
    expect(await suggested(text)).toEqual([])
  })

  const hostile = [
    "'; drop table places; --",
    "ma'drid",
    'madrid & !sol',
    'a'.repeat(200),
    'a '.repeat(99),
    '日本',
  ]
  test.each(hostile)('answer %j with a list', async (text) => {
    expect((await api.get(`/api/nav/getPosition${typed(text)}`)).status).toBe(200)
  })

  test.each(['', typed(''), typed('   '), typed('a'.repeat(201)), typed('ma\0drid')])(
    'want something typed: %s',
    async (query) => {
      expect(await api.get(`/api/nav/getPosition${query}`)).toMatchObject({
        status: 400,
        body: { error: { fields: { savedLocation: expect.any(String) } } },
      })
    },
  )
})

describe('a chosen suggestion', () => {
  test.each(['san', 'centro', 'valencia', 'castellon', 'las palmas', '280', 'alcala'])(
    'for «%s» is found by the name it was shown under',
    async (text) => {
      for (const name of await suggested(text)) {
        const { body } = await api.get(`/api/nav/getSelectedSuggestionData${typed(name)}`)
        const { address } = contract.findPlace.reply.parse(body)
        expect(address.map(({ display_name: shown }) => shown)).toEqual([name])
      }
    },
  )

  test('may be nowhere', async () => {
    expect((await api.get(`/api/nav/getSelectedSuggestionData${typed('xqzwvk')}`)).body).toEqual({
      address: [],
    })
  })
})

test('the gazetteer is loaded once', async () => {
  const count = () => api.db.$count(places)
  const before = await count()
  await Promise.all([loadPlaces(api.db), loadPlaces(api.db)])
  expect(await count()).toBe(before)
  expect(before).toBeGreaterThan(20_000)
})
