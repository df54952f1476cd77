import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import { editDistance } from '@/server/text/edit-distance'
import type { Course } from '../language/change'
import { courseOfWord } from '../language/cues'
import { withFigures } from '../language/figures'
import { asWritten, clauseOf, tokensOf } from '../language/tokens'
import { amountIn, timeIn } from '../meaning/amounts'
import { daysIn } from '../meaning/days'
import { plainWords } from '../meaning/spelling'
import type { Act } from './acts'
import { inSpanish } from './in-spanish'

/** The values of an act, as the chatbot counts with them. What cannot be read is null. */
export const textOf = ({ slots }: Act, name: string) => slots.find(({ slot }) => slot === name)?.text ?? null

export const textsOf = ({ slots }: Act, name: string) =>
  slots.filter(({ slot }) => slot === name).map(({ text }) => text)

export const dishOf = (text: string) => asWritten(clauseOf(text, tokensOf(text)))

const cents = /^(\d{1,2}|medio) ?(?:centimos?|centims?|cts?|cent)\b/

/** «medio euro», «un euro y medio», «euro bat» */
const halfEuro =
  /^(?:(?:(\d{1,2}) )?euros? y medi[oa]|(?:medio|mig|mitg|half an?|erdi) euro|euro (bat|erdi))\b/

export function eurosOf(text: string | null): number | null {
  if (text === null) return null
  const plain = withFigures(plainWords(inSpanish(text)))
  const half = halfEuro.exec(plain)
  if (half) return half[2] === 'bat' ? 1 : Number(half[1] ?? (plain.includes('euro y') ? 1 : 0)) + 0.5
  const small = cents.exec(plain)?.[1]
  if (small) return small === 'medio' ? 0.5 : Number(small) / 100
  return amountIn(plain)?.euros ?? null
}

const less = /\b(\d{1,2}) menos (cuarto|veinte|diez|cinco|20|10|5|15)\b/
/** «las once y cinco» */
const more = /\b(\d{1,2}) y (5|10|20|25)\b/
const lessBy: Record<string, number> = {
  cuarto: 15,
  15: 15,
  veinte: 20,
  20: 20,
  diez: 10,
  10: 10,
  cinco: 5,
  5: 5,
}

/** «doce menos cuarto», «10:30», «una y media». Hours of a lunch before eight are hours of the afternoon. */
export function minuteOf(text: string | null, isService = false): number | null {
  if (text === null) return null
  const plain = withFigures(plainWords(inSpanish(text))).replace(/\bmenos (15|20|10|5)\b/, 'menos $1')
  const short = less.exec(plain)
  const long = more.exec(plain)
  const minute = short
    ? Number(short[1]) * 60 - (lessBy[short[2] ?? ''] ?? 0)
    : long
      ? Number(long[1]) * 60 + Number(long[2])
      : timeIn(plain)
  if (minute === null) return null
  return isService && minute < 8 * 60 ? minute + 12 * 60 : minute
}

export function dateOf(text: string | null, today: string): string | null {
  if (text === null) return null
  const days = daysIn(plainWords(inSpanish(text)), today)
  return days.length === 1 ? (days[0]?.date ?? null) : null
}

/** All days of a text: «lunes y martes». */
export const datesOf = (text: string, today: string): string[] =>
  daysIn(plainWords(inSpanish(text)), today).flatMap(({ date }) => (date >= today ? [date] : []))

export const courseIn = (text: string | null): Course | null =>
  text === null
    ? null
    : (plainWords(text)
        .split(' ')
        .flatMap((word) => courseOfWord(word) ?? [])[0] ?? null)

const things: [RegExp, Include][] = [
  [/\b(?:pan|pa|ogia?|bread|pan-)\b/, 'pan'],
  [
    /\b(?:bebidas?|beguda|edaria|vino|vi|viño|ardoa?|agua|aigua|auga|ura?|refrescos?|cervezas?|canas?|copas?|sidra|gaseosa|vinitos?|vinillo|mosto|drinks?|wine|water|beer|botella|jarra)\b/,
    'bebida',
  ],
  [/\b(?:postres?|sobremesa|postrea|dessert|fruta)\b/, 'postre'],
  [
    /\b(?:cafes?|cfe|cafe(?:l|c|s)?itos?|cafetitos?|cortados?|kafea?|coffee|infusion|infusiones|te)\b/,
    'cafe',
  ],
]

const spelled: [string, Include][] = [
  ...'bebida bebidas cerveza refresco gaseosa botella'
    .split(' ')
    .map((word): [string, Include] => [word, 'bebida']),
  ...'postre sobremesa'.split(' ').map((word): [string, Include] => [word, 'postre']),
  ...'cafes infusion'.split(' ').map((word): [string, Include] => [word, 'cafe']),
]

/** «bebia», «bevida», «postr»: a word with one slip. */
const slipped = (plain: string) =>
  plain
    .split(' ')
    .flatMap((word) =>
      word.length < 5 ? [] : spelled.filter(([known]) => known.length > 4 && editDistance(known, word) <= 1),
    )[0]?.[1]

export function thingOf(text: string): Include | null {
  const plain = plainWords(text)
  return things.find(([pattern]) => pattern.test(plain))?.[1] ?? slipped(plain) ?? null
}

export const serviceOf = (text: string | null): 'comida' | 'cena' | null => {
  const plain = text === null ? '' : plainWords(text)
  if (/\b(?:cenas?|cenar|sopar|noche|nit|noite|afari\w*|dinner|cea)\b/.test(plain)) return 'cena'
  return /\b(?:comidas?|comer|mediodia|migdia|dinar|xantar|bazkari\w*|lunch)\b/.test(plain) ? 'comida' : null
}
