import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import { stem } from '@/contract/rules/menu-text/words'
import type { Change } from '../language/change'
import { isFiller } from '../language/cues'
import { inSpanish } from '../learned/in-spanish'
import { thingOf } from '../learned/values'
import { daysIn } from '../meaning/days'
import type { Context, Intent } from '../meaning/intents'
import { plainWords } from '../meaning/spelling'
import { wordsIn } from '../whole/bits'
import { cueAt } from '../whole/lexicon'
import { type Mention, numbersIn } from './numbers'

/** What a reading does with a message: all values that it holds. */
type Held = { changes: Change[]; euros: number[]; times: number[]; dates: string[]; words: Set<string> }

const stemsOf = (text: string) => plainWords(text).split(' ').filter(Boolean).map(stem)
const minutesOf = (clock: string | null) => {
  const [hours, minutes] = clock?.split(':').map(Number) ?? []
  return hours === undefined || minutes === undefined ? [] : [hours * 60 + minutes]
}

function heldBy(intent: Intent): Held {
  const held: Held = { changes: [], euros: [], times: [], dates: [], words: new Set() }
  const add = (one: Intent) => {
    if (one.is === 'several') for (const part of one.parts) add(part)
    if (one.is === 'orders') {
      const { changes, minute, date } = one.orders
      held.changes.push(...changes)
      if (minute !== null) held.times.push(minute)
      if (date) held.dates.push(date)
    }
    if (one.is === 'which-day') {
      held.dates.push(one.date)
      for (const { amounts, times } of numbersIn(one.words)) {
        held.euros.push(...amounts)
        held.times.push(...times)
      }
      for (const word of stemsOf(one.words)) held.words.add(word)
    }
    if (one.is === 'copy' || one.is === 'move')
      held.dates.push(...[one.from, one.to].flatMap((date) => date ?? []))
    if (one.is === 'copy' && one.exceptions) add({ is: 'orders', orders: one.exceptions })
    if (one.is === 'close') held.dates.push(...one.dates)
    if ('date' in one && one.date) held.dates.push(one.date)
  }
  add(intent)
  for (const change of held.changes) {
    if ('euros' in change && change.euros !== null) held.euros.push(Math.abs(change.euros))
    if (change.kind === 'window') held.times.push(...minutesOf(change.start), ...minutesOf(change.end))
    for (const text of ['dish' in change ? change.dish : null, 'by' in change ? change.by : null])
      for (const word of stemsOf(text ?? '')) held.words.add(word)
  }
  return held
}

/** What the menus say already: «13,95, no 13,50» names the wrong price too. */
const knownNumbers = ({ menus }: Context) =>
  menus.flatMap(({ price, halfPrice, categories }) => [
    ...[price, halfPrice].flatMap((value) => value ?? []),
    ...categories.flatMap(({ items }) => items.flatMap(({ supplement }) => supplement ?? [])),
  ])

const isHeld = ({ amounts, times, words }: Mention, held: Held, context: Context) =>
  amounts.some((value) =>
    [...held.euros, ...knownNumbers(context)].some((one) => Math.abs(one - value) < 0.001),
  ) ||
  times.some((value) => held.times.some((one) => (one - value) % 720 === 0)) ||
  held.dates.some((date) => amounts.includes(Number(date.slice(8)))) ||
  stemsOf(words).every((word) => held.words.has(word))

/** «28/11»: the month of a day that is held is no number of its own. */
const withoutDates = (text: string, dates: string[]) =>
  text.replace(/(?<!\d)(\d{1,2})[/-](\d{1,2})(?:[/-]\d{2,4})?(?!\d)/g, (written, day, month) =>
    dates.some((date) => Number(date.slice(8)) === Number(day) && Number(date.slice(5, 7)) === Number(month))
      ? ' '
      : written,
  )

const halves =
  /(?:^| )(?:medio menu|mig menu|menu erdia|half menu|half the menu|plato (?:suelto|unico)|un solo plato|solo un plato|media racion)(?= |$)/
/** Whole words alone: «te» is hardly tea, and «pa» hardly bread. */
const isThing =
  /^(?:pan|ogia|bread|bebidas?|beguda|edaria|vino|vi|ardoa|agua|aigua|auga|cervezas?|refrescos?|drinks?|wine|cafes?|coffee|kafea)$/
const things: Include[] = ['pan', 'bebida', 'cafe']

/** Words that turn round what stands before them: all but these. */
export const exception =
  /(?<![\p{L}])(?:menos|menys|salvo|excepto|xcepto|ecepto|exepto|quitando|exceptuando|tret del?s?|llevat del?s?|agas|bar|except|izan ezik|apart from|mas que|only|solo|nomes|bakarrik)(?! (?:que )?\d| (?:cuarto|mal|la una))(?!\p{L})/u
const all =
  /(?<!\p{L})(?:todo|toda|todos|todas|too|to|tot|tota|tots|todo|dena|everything|all|resto|demas|rest|lo otro|queda|quedan)(?!\p{L})/u

/** Something that may happen: «como se acabe el bacalao, rabas». */
const condition =
  /(?<!\p{L})(?:acabe|acaben|termine|terminen|agote|agoten|pete|falte|sobre|acabi|acabin|remate|rematen|amaitzen bada|bukatzen bada|runs? out|run dry|if we|en caso de|caso de que)(?!\p{L})/u

/**
 * What a message says and a reading loses: numbers, days, dishes of the menu, words for extras, halves and what is included, «all but». Each in the
 * words of the message. `talk`: the parts that only tell something; `kept`: those that leave something as it is.
 */
export function lostIn(
  intent: Intent,
  written: string,
  context: Context,
  { talk, kept }: { talk: string; kept: string },
): string[] {
  const held = heldBy(intent)
  const text = written
    .replace(/(?<!\p{L})[dlmsn]['’](?=\p{L})/giu, ' ')
    .replace(/^\s*\d{1,2} ?[).º-]+ /gm, '')
  const plain = plainWords(text)
  const kinds = new Set(held.changes.map(({ kind }) => kind))
  const isRespelled = kinds.has('replace')
  const numbers = numbersIn(withoutDates(text, held.dates)).filter(
    (number) =>
      !isHeld(number, held, context) &&
      !plainWords(talk).includes(number.words) &&
      // «va con dos eles»
      !(isRespelled && /^[23]$/.test(number.words)),
  )
  const dated = plainWords(inSpanish(text).replace(/,\s/g, ' y '))
  const days = daysIn(dated, context.today).filter(
    ({ date }) => !held.dates.includes(date) && date !== (context.current ?? context.today),
  )
  const lost = [
    ...numbers.map(({ words }) => words),
    ...days.map(({ start, end }) => dated.slice(start, end)),
  ]
  const own = new Set(stemsOf(text))
  const ofKept = new Set(stemsOf(kept))
  const isNamed = (word: string) => !isFiller(word) && word.length > 3 && own.has(word) && !ofKept.has(word)
  const dishes = context.menus.flatMap(({ categories }) =>
    categories.flatMap(({ items }) => items.map(({ name }) => name)),
  )
  for (const dish of new Set(dishes)) {
    const named = stemsOf(dish).filter(isNamed)
    if (
      named.length > 0 &&
      !named.some((word) => held.words.has(word)) &&
      !stemsOf(dish).some((word) => word.length > 3 && held.words.has(word))
    )
      lost.push(dish)
  }
  const words = plain.split(' ')
  if (
    !kinds.has('supplement') &&
    words.some((word) => word.length > 3 && /^supl|^recarg|^extra$|^gehigarri/.test(word))
  )
    lost.push('suplemento')
  if (!kinds.has('half') && halves.test(plain)) lost.push('medio menú')
  const included = held.changes.flatMap((change) => (change.kind === 'include' ? change.what : []))
  const named = new Set(
    words.flatMap((word) => (held.words.has(stem(word)) || !isThing.test(word) ? [] : (thingOf(word) ?? []))),
  )
  if (included.length > 0 || kinds.has('price'))
    lost.push(...things.filter((thing) => named.has(thing) && !included.some((one) => one.includes(thing))))
  // What is left over is asked for in any case.
  const hasRest = intent.is === 'orders' && intent.orders.rest.length > 0
  if (!hasRest && held.changes.length > 0 && held.changes.every(({ kind }) => taking.has(kind))) {
    const coming = comingIn(text)
    if (coming !== null) lost.push(coming)
  }
  if (exception.test(plain) && all.test(plain) && !isOfCopy(intent)) lost.push('menos')
  if (condition.test(plain)) lost.push('si')
  return lost
}

const taking = new Set(['remove', 'gone', 'sold-out'])

/** «kendu porrusalda, gazpatxoa jarri»: the part in which something comes, where a reading only takes away. */
function comingIn(text: string): string | null {
  const parts = text.split(/[,;.!?\n]+|(?<!\p{L})(?:y|i|e|eta|and)(?!\p{L})/u)
  const found = parts.find((part) => {
    const words = wordsIn(part).map((word) => word.plain)
    const cues = words.map((_, at) => cueAt(words, at)?.cue)
    const put = cues.findIndex((cue) => cue === 'put' || cue === 'append')
    const before = cues.slice(0, Math.max(put, 0))
    return put >= 0 && words.length > 1 && !before.includes('not') && !before.includes('that')
  })
  return found?.trim() ?? null
}

const isOfCopy = (intent: Intent) => intent.is === 'copy'
