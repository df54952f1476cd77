import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import type { MenuText } from '@/contract/rules/menu-text/parsed-menu'
import { chatStamp } from '@/contract/rules/menu-text/source-lines'
import { fold } from '@/contract/rules/menu-text/words'
import { weekdayOf } from '@/contract/rules/time/local-time'
import { runs, seedOf } from '@/tests/setup/seed'
import { groups } from './corpus'
import { messagesOf } from './written/messages'
import { writtenOn } from './written/write-message'

const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
const included: Readonly<Record<string, string>> = {
  pan: 'pan',
  bebida: 'bebida',
  agua: 'bebida',
  vino: 'bebida',
  postre: 'postre',
  cafe: 'cafe',
}
const watched =
  /\d+(?:[.,:'’´]\d+)*|(?<!\p{L})(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|cena|noche|mediodia|pan|bebida|agua|vino|postre|cafe|no|sin|ni|aparte)(?!\p{L})/gu
const wholeNumbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

/** The facts of the menus as words: what a reader of the result can see. */
function shown({ menus }: MenuText) {
  const numbers = menus.flatMap(({ price, halfPrice, window, date, categories }) => [
    ...[price, halfPrice].flatMap((one) => (one === null ? [] : [...wholeNumbers(one.toFixed(2)), one])),
    ...wholeNumbers(`${window?.start ?? ''} ${window?.end ?? ''}`).flatMap((hour) => [
      hour,
      hour - 12,
      hour + 12,
    ]),
    ...wholeNumbers(date ?? '').flatMap((one) => [one, one % 100]),
    ...categories.flatMap(({ items }) =>
      items.flatMap(({ supplement }) =>
        supplement === undefined ? [] : [supplement, ...wholeNumbers(supplement.toFixed(2))],
      ),
    ),
  ])
  const words = menus.flatMap(({ date, service, includes, categories, observation }) => [
    ...(date ? [days[weekdayOf(date) - 1] ?? ''] : []),
    ...(service === 'cena' ? ['cena', 'noche'] : ['mediodia']),
    ...includes,
    ...(includes.includes('postre-o-cafe') ? ['postre', 'cafe'] : []),
    ...categories.flatMap(({ kind }) =>
      kind === 'desserts' ? ['postre'] : kind === 'drinks' ? ['bebida'] : [],
    ),
    ...(fold(observation).match(watched) ?? []),
    ...categories.flatMap(
      ({ name, items }) => fold(`${name} ${items.map((item) => item.name).join(' ')}`).match(watched) ?? [],
    ),
  ])
  return { numbers, words: new Set(words) }
}

/** «1º», «2. pollo», «4) flan»: the number of a course or of a line in a list. */
const counts = (line: string, start: number, after: string) =>
  /^ ?(?:(?:º|°|ª|\uFE0F|\u20E3)|\.? ?[ºª]|er\b|[er]?ros?\b|os\b|r\b|rs\b|do\b|dos\b|n\b|ns\b|on\b|ons\b|\.? ?plat|[.)] |[-–:] )/.test(
    after,
  ) &&
  (start < 4 || /^[123](?!\d)/.test(line.slice(start)))

/** A correction that was made: what it names is another dish now, or sold out. */
const corrects = (line: string) =>
  /perdon|corrij|corregi|equivo|no (?:hay|queda|tenemos)|acabado|ya no|en vez|en lugar|donde pone|rectif|quita/.test(
    line,
  )

function nothingLost(text: string) {
  const read = parseMenuText(text, { today: writtenOn })
  const { numbers, words } = shown(read)
  const lines = fold(text).split(/(?<=\r\n|[\n\u2028\u2029\u0085]|\r(?!\n))/)
  let offset = 0
  for (const line of lines) {
    for (const { index, 0: found } of line.matchAll(watched)) {
      const at = offset + index
      if (index < (chatStamp.exec(line)?.[0].length ?? 0)) continue
      const asked = read.doubts.some(
        ({ start, end }) => start !== undefined && end !== undefined && start <= at && at < end,
      )
      const counted = read.menus.length > 0 && counts(line, index, line.slice(index + found.length))
      const isNumber = /^\d/.test(found)
      const seen =
        words.has(found) ||
        words.has(included[found] ?? found) ||
        (isNumber && numbers.includes(Number(found.replace(/[,'’´]/, '.')))) ||
        (isNumber && wholeNumbers(found).every((one) => numbers.includes(one) || words.has(String(one))))
      const corrected = !isNumber && !days.includes(found) && corrects(line) && read.menus.length > 0
      expect(asked || counted || seen || corrected, `«${found}» of «${line}» is lost:\n${text}`).toBe(true)
    }
    offset += line.length
  }
}

const corpus = Object.values(groups)
  .flat()
  .map(({ text }) => text)
const pieces = [
  ...new Set([
    ...corpus.flatMap((text) => text.split('\n')),
    ...messagesOf('build', 5, 200).flatMap(({ text }) => text.split('\n')),
  ]),
]
const signs = [
  '\n',
  ' ',
  '€',
  ',',
  '.',
  ' - ',
  ' y ',
  'no ',
  'sin ',
  'lunes ',
  '12',
  '13:30',
  'cena',
  ' pan',
  '?',
  '(',
  ')',
  '1º ',
]

describe('every number, weekday, service, included thing and negation is in the result or among the doubts', () => {
  test('of the corpus', () => {
    for (const text of corpus) nothingLost(text)
  })

  test('of messages of known reading', () => {
    for (const half of ['build', 'held-out'] as const)
      for (const { text } of messagesOf(half, seedOf(11), runs(700))) nothingLost(text)
  })

  test('of lines in any order, and of lines run together', () => {
    const anyLines = array(constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join('\n'))
    const runOn = array(constantFrom(...pieces, ...signs), { maxLength: 20 }).map((parts) => parts.join(''))
    assert(property(anyLines, nothingLost), { numRuns: runs(250) })
    assert(property(runOn, nothingLost), { numRuns: runs(250) })
    assert(property(string({ unit: 'binary', maxLength: 300 }), nothingLost), { numRuns: runs(100) })
  })
})
