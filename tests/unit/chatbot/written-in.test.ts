import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { writtenIn } from '@/server/modules/chatbot/engine/language/written-in'
import { adjectives } from '@/server/text/dishes/lexicon/adjectives'
import { dishes } from '@/server/text/dishes/lexicon/dishes'
import { drinks } from '@/server/text/dishes/lexicon/drinks'
import { garden } from '@/server/text/dishes/lexicon/garden'
import { larder } from '@/server/text/dishes/lexicon/larder'
import { meat } from '@/server/text/dishes/lexicon/meat'
import { regional } from '@/server/text/dishes/lexicon/regional'
import { sea } from '@/server/text/dishes/lexicon/sea'
import { sweet } from '@/server/text/dishes/lexicon/sweet'
import { ways } from '@/server/text/dishes/lexicon/ways'
import { world } from '@/server/text/dishes/lexicon/world'

describe('the language of a message', () => {
  test.each([
    ['quita el flan', 'es'],
    ['¿cuánta gente lo ha visto?', 'es'],
    ['treu el flam', 'ca'],
    ['s’ha acabat el lluç', 'ca'],
    ['quita o flan', 'gl'],
    ['esgotouse o polbo', 'gl'],
    ['kendu flana', 'eu'],
    ['legatza bukatu da', 'eu'],
    ['remove the flan', 'en'],
    ['is it published?', 'en'],
  ])('«%s» is surely %s', (text, language) =>
    expect(writtenIn(text)).toEqual({ sure: language, perhaps: language }),
  )

  test.each([
    ['gràcies', 'ca'],
    ['Bon dia!', 'ca'],
    ['grazas', 'gl'],
    ['Menú de hoxe 12 €', 'gl'],
    ['Kaixo', 'eu'],
    ['Lehenengoak\nDilistak\nBigarrenak\nLegatza', 'eu'],
    ['thanks', 'en'],
    ['Primeros\nSopa\nSegundos\nPollo', 'es'],
  ])('«%s» is perhaps %s', (text, language) =>
    expect(writtenIn(text)).toEqual({ sure: null, perhaps: language }),
  )

  test.each([
    ...[
      'ok',
      '👍',
      '12,50',
      '???',
      '',
      'sí',
      'no',
      'menu',
      'Merluza a la plancha',
      'Pa amb tomàquet',
      'Polbo á feira',
    ],
    ...[
      'Starters / Primeros',
      'Bon dia, buenos días',
      'prezio 13',
      'ola',
      'hai lentejas',
      'quitalo',
      'de Can Roca',
    ],
    'Arròs amb llet\nEscudella i carn d’olla\n14',
    'Fish and chips\nGrilled chicken with rice\n12',
  ])('«%s» tells none', (text) => expect(writtenIn(text)).toEqual({ sure: null, perhaps: null }))

  test('no dish and no way of cooking of the lexicon surely tells a language', () => {
    const lines = [adjectives, dishes, drinks, garden, larder, meat, regional, sea, sweet, ways, world]
      .join('\n')
      .split(/[\n|,]/)
    expect(lines.length).toBeGreaterThan(5000)
    expect(lines.filter((line) => writtenIn(line).sure)).toEqual([])
  })
})

const folder = 'scripts/train-chat/messages'

/** Messages of owners whose writers noted the language. */
const messages = readdirSync(folder).flatMap((file) =>
  readFileSync(`${folder}/${file}`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, language, marked = ''] = /^(es|ca|gl|eu|en) (.+)$/.exec(line) ?? []
      return language ? [{ language, text: marked.replace(/\[[\w-]+ ?|\{\w+:|[\]}]/g, '') }] : []
    }),
)

test('of ten thousand messages of owners hardly one is taken for another language', () => {
  expect(messages.length).toBeGreaterThan(10_000)
  const wrong = messages.filter(({ language, text }) => ![null, language].includes(writtenIn(text).sure))
  // What is left mixes two languages: «yes we can, como decía aquel».
  expect(wrong.length, wrong.map(({ text }) => text).join('\n')).toBeLessThan(10)
})

test.each([
  ['ca', 0.45],
  ['gl', 0.35],
  ['eu', 0.55],
  ['en', 0.7],
])('enough messages in %s tell their language', (language, share) => {
  const own = messages.filter((one) => one.language === language)
  expect(own.filter(({ text }) => writtenIn(text).sure === language).length / own.length).toBeGreaterThan(
    share,
  )
})
