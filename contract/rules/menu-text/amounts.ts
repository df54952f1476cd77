import { centWords, numberIn, priceWords } from './number-words'
import type { Window } from './parsed-menu'
import { basqueWindow, isOpening, readWindow, windowPattern } from './windows'
import { fold } from './words'

/** The purpose of a price that stands beside other prices. */
export type PriceRole = 'menu' | 'workdays' | 'weekend' | 'other'

export type Amount =
  | { kind: 'half' | 'supplement' | 'negative'; euros: number; words: string }
  | { kind: 'price'; euros: number; words: string; role?: PriceRole }
  | { kind: 'window'; window: Window; evening: boolean; words: string }
  /** When the house is open, which is not when the menu is served. */
  | { kind: 'hours'; words: string }
  | { kind: 'contact'; words: string }

const number = String.raw`\d{1,5}(?:[.,'’´]\d{1,3})?`
const euro = String.raw`(?:[.,]-(?![\d-])(?! ?€)|(?:[.,]?-)? ?(?:€|eu?r(?:o|os|it[oa]s?|ill[oa]s?|ets?|inos?|azos?|inhos?)\b|eur\b|eu\b|l?euros\b|pavos\b|napos\b)| ?e\b(?! ?[a-z])|(?<=\d) ?e\b(?= (?:con|menu|todo|tot|por|inclu|iva|pan|bebida|y)\b))`
const price = String.raw`(?:€ ?(${number})|(${number})${euro}(?: ?(?:con |amb |y )?(?:[1-9]0|\d5)(?! ?(?:€|eur|%|h\b|min)|[.,]?[\d:])(?: ?cent[a-z]*)?)?)`
const extra = String.raw`(?:suplementos?|suplement|suplem|suple|supl|sup|gehigarria|recargo|extra|plus)\b\.?`
const each = String.raw`(?: ?(?:/|por|x|la|el|cada)? ?(?:pax|persona|racion|unidad|ud|comensal|kilo|kg|uno)\b\.?)?`
const open = String.raw`[([]? ?`
const close = String.raw`(?: ?[)\]])?`
const unled = String.raw`(?<![\d.,/]|\d:)`

/** A figure without a sign behind a dish. */
const figure = String.raw`(?<=[a-z)][,.;:]? )(?<!(?:[dx]e|con|por|para|las?|les|los|menu|plato|mesa|dia) )(\d{1,2}(?:[.,]\d{1,2})?)`
const withIncluded = String.raw`(?:con|amb|y|i|eta|inclu\w{0,8}|inclou) (?:el |la |todo |tot )?(?:pan?|bebidas?|begudas?|postres?|cafe|vino|vi|agua|ogia|edaria)(?![a-z])`

/** A pattern, after a cheaper pattern that excludes most lines. */
type Guarded = readonly [RegExp, RegExp]

const contact: readonly Guarded[] = [
  [/(?:\d[ .-]?){9}/, /(?<!\d)(?:(?:\+|00)34 ?)?[6789](?:[ .-]?\d){8}(?!\d)/g],
  [/https?:|www\./, /(?:https?:\/\/|www\.)\S{1,300}/g],
  [/[#@]/, /(?:^|\s)[#@][^\s,;:!?]{1,80}/g],
  [/@/, /[\w.-]{1,60}@[\w-]{1,60}\.[\w.]{2,20}/g],
]

const money: readonly (readonly ['half' | 'supplement' | 'negative' | 'price', ...Guarded])[] = [
  [
    'half',
    /1\/2|medio|mi[gt]|erdi|plat|primero o/,
    new RegExp(
      String.raw`(?:(?:1/2|medio|mitja?|mig|menu erdia?)(?: de)?(?: menu(?: ?\([^()]{3,60}\))?)?|(?:nomes |sols |solo )?(?:un|1)(?: solo| unico| sol| unic)? plato?(?: suelto| solt)?(?: ?(?:y|\+|con|mas|o) ?[a-z +]{1,40})?|plato suelto|plater bakarra|(?:solo )?(?:un )?primero o segundo)[ :=,(-]{0,4}(?:(?:a|por|son|x) )?(?:solo )?${price}`,
      'g',
    ),
  ],
  ['half', /1\/2|medio|mig/, new RegExp(String.raw`${unled}${price} (?:el |1 )?(?:1/2|medio|mig) menu`, 'g')],
  [
    'supplement',
    /\d ?su[bp]/,
    new RegExp(
      String.raw`${open}\+? ?${unled}(${number}) ?(?:de )?(?:supl?|suple|suplem)\b\.?(?= ?(?:$|[.,;)\]]|\d))${close}`,
      'g',
    ),
  ],
  [
    'supplement',
    /su[bp]|gehi|recargo|extra|plus/,
    new RegExp(
      String.raw`${open}(?:con |\+ ?)?(?:un )?${extra} ?:? ?(?:de )?(?:\+ ?)?(?:${price}|(${number})(?![\d%]))(?: de mas| mas)?${each}${close}`,
      'g',
    ),
  ],
  [
    'supplement',
    /su[bp]|gehi|recargo|extra|plus|m[ae]i?s/,
    new RegExp(
      String.raw`${open}\+? ?${unled}${price} ?(?:de |d')?(?:${extra}|m[ae]i?s\b|gehiago\b)${each}${close}`,
      'g',
    ),
  ],
  [
    'supplement',
    /su[bp]|extra|plus/,
    new RegExp(String.raw`${open}\+? ?${unled}(${number}) ?(?:de )?${extra}${each}${close}`, 'g'),
  ],
  [
    'supplement',
    /m[ae]s/,
    new RegExp(
      String.raw`${open}(?<![a-z])(?:con |son )?m[ae]s ${price}${each}${close}|\(m[ae]s (${number}) ?\)`,
      'g',
    ),
  ],
  [
    'supplement',
    /\d ?m[ae]s/,
    new RegExp(String.raw`${open}\+? ?${unled}(${number}) m[ae]s(?= ?(?:$|[).,;]))${close}`, 'g'),
  ],
  [
    'supplement',
    /[([ ]s[./]/,
    new RegExp(String.raw`[([ ]s[./] ?(?:${price}|(${number})(?= ?[)\]]))${close}`, 'g'),
  ],
  [
    'supplement',
    /\+/,
    new RegExp(
      String.raw`${open}\+ ?(?:${price}|(${number})(?! ?[a-z\d%º]))(?: ?(?:de )?${extra})?${each}${close}`,
      'g',
    ),
  ],
  [
    'half',
    /1\/2|medio|mig|mitj|plat|erdi/,
    new RegExp(
      String.raw`(?<![a-z\d])(?:(?:1/2|medio|mig|mitja?)(?: menu)?|(?:nomes |sols |solo )?(?:un|1)(?: solo| unico| sol| unic)? plato?|plato suelto|menu erdia)[ :=–-]{1,3}(?:(?:a|por|son|es|x) )?(${number})(?![\d:/]| ?(?:h\b|%|º|de |plato))`,
      'g',
    ),
  ],
  ['negative', /[-−]/, new RegExp(String.raw`(?<![a-z\d] ?)[-−]${price}`, 'g')],
  ['price', /[€e]/, new RegExp(`${unled}${price}${each}`, 'g')],
  // «merluza, 12,50 con pan y bebida», and a figure that ends a sentence with both courses.
  ['price', /\d ?,? ?(?:con|amb|y|i|incl|eta)/, new RegExp(`${figure}(?= ?,? ?${withIncluded})`, 'g')],
  [
    'price',
    /(?:segund|segon|bigarren).{1,400}\d ?[.!]?$/,
    new RegExp(String.raw`${figure}(?= ?[.!]?$)`, 'g'),
  ],
]

/** '12,50' is twelve and a half, '1.200' is one thousand two hundred. */
export function eurosOf(figures: string): number {
  const [whole = '', decimals = ''] = figures.split(/[.,'’´]/)
  if (decimals.length === 3) return Number(whole + decimals)
  return Math.round(Number(`${whole}.${decimals || '0'}`) * 100) / 100
}

/** «14 euros 50»: the cents behind the sign. */
const centsBehind = (words: string) =>
  Number(
    /\d ?(?:€|eu?r[a-z]*) ?(?:con |amb |y )?([1-9]0|\d5)(?: ?cent[a-z]*)?[)\]]?$/.exec(words)?.[1] ?? 0,
  ) / 100

export const firstStand = 0xe000
const lastStand = 0xf8ff
export const standIn = /[\uE000-\uF8FF]/g

function replaceAll(
  text: string,
  [hint, pattern]: Guarded,
  amounts: Amount[],
  read: (match: RegExpExecArray) => Amount | null,
) {
  const folded = fold(text)
  if (!hint.test(folded)) return text
  let kept = ''
  let from = 0
  for (const match of folded.matchAll(pattern)) {
    const stand = firstStand + amounts.length
    const amount = stand > lastStand ? null : read(match)
    if (!amount) continue
    const whole = match[0]
    const unopened = /[)\]]$/.test(whole) && !/[([]/.test(whole)
    const end = match.index + whole.length - (unopened ? (/ ?[)\]]$/.exec(whole)?.[0].length ?? 0) : 0)
    kept += text.slice(from, match.index) + (/^\s/.test(whole) ? ' ' : '') + String.fromCharCode(stand)
    amounts.push({ ...amount, words: text.slice(match.index, end).trim() })
    from = end
  }
  return kept + text.slice(from)
}

const windows: readonly Guarded[] = [
  [/\d[^\d]{1,12}\d|(?:de|desde|entre) (?:las? |les )?[a-z]{2,6} (?:y media )?(?:a|y|hasta) /, windowPattern],
  [/tatik/, basqueWindow],
]

/** «doce euros», «doce con cincuenta», «precio: quince». A number in words is a price only together with such words. */
const wordsOfMoney: Guarded = [
  /eur|con |medio|mig |preci|preu|prez|menu|vale|cuesta|son |a [a-z]+ [a-z]+$|cincuenta|noventa|ochenta|setenta/,
  new RegExp(
    String.raw`(?<lead>(?<![a-z])(?:precio|preu|prezo|prezioa|(?:medio|mig)(?: menu)?|menu|vale|cuesta|son|sale|por|a)(?: es| a| de| son)?:? (?:a )?)?(?<![a-z])(?<whole>${priceWords})(?<euros> (?:euros?|eur[ia][tl]*os?|eurillos?|pavos|leuros)(?![a-z]))?(?:(?: con| amb)? (?<cents>${centWords})(?: centimos)?(?![a-z])(?<euros2> euros?(?![a-z]))?|(?: y| i) (?<half>medio|mig)(?![a-z]))?(?<extra> (?:(?:de |d')(?:suplementos?|suplement|suple|recargo)|(?:de )?m[ae]i?s|extra)(?![a-z]))?(?![a-z])`,
    'g',
  ),
]

/** «9 con 50». */
const withCents: Guarded = [
  /\d (?:con|amb) \d/,
  /(?<![\d.,:/a-z])(\d{1,2}) (?:con|amb) (\d0|\d5)(?![\d.,:%]\d|\d| ?(?:gr|kg|h\b|uds?|piezas))/g,
]

function readWords({ 0: { length }, groups = {}, index, input }: RegExpExecArray): Amount | null {
  const { lead, whole = '', euros, euros2, cents, half, extra } = groups
  const ends = /^\s*(?:$|[.,;)!])/.test(input.slice(index + length))
  const before = input.slice(0, index)
  const named = euros !== undefined || euros2 !== undefined
  const begins = /(?:^|[.,;:!(–—-] ?)$/.test(before)
  const apart = begins && cents !== undefined
  if (!named && !apart && !(lead !== undefined && (cents !== undefined || ends))) return null
  if (!named && cents === undefined && lead?.startsWith('a ')) return null
  const part = half === undefined ? (cents === undefined ? 0 : numberIn(cents) / 100) : 0.5
  const kind = extra !== undefined ? 'supplement' : /^(?:medio|mig)/.test(lead ?? '') ? 'half' : 'price'
  return { kind, euros: numberIn(whole) + part, words: '' }
}

/** Replaces each price, supplement, serving time, telephone number or link with one stand-in character. */
export function standInForAmounts(text: string, amounts: Amount[]): string {
  if (
    !/\d|https?:|www\.|[@#]|eur|con |prec|preu|prez|men[uú]|vale|cuesta|son |de \p{L}+ (?:y media )?a |cincuenta|noventa|ochenta|veinte|desde |entre /iu.test(
      text,
    )
  )
    return text
  let marked = text
  for (const pattern of contact)
    marked = replaceAll(marked, pattern, amounts, () => ({ kind: 'contact', words: '' }))
  for (const [hint, pattern] of windows)
    marked = replaceAll(marked, [hint, pattern], amounts, (match) => {
      const read = readWindow(match)
      if (read && isOpening(match.input.slice(0, match.index))) return { kind: 'hours', words: '' }
      return read && { kind: 'window', ...read, words: '' }
    })
  marked = replaceAll(marked, wordsOfMoney, amounts, readWords)
  marked = replaceAll(marked, withCents, amounts, ([, whole = '', cents = '']) => ({
    kind: 'price',
    euros: Number(whole) + Number(cents) / 100,
    words: '',
  }))
  for (const [kind, ...pattern] of money)
    marked = replaceAll(marked, pattern, amounts, (match) => {
      const figures = match.slice(1).find((group) => group !== undefined)
      if (kind === 'half' && eurosOf(figures ?? '') < 2) return null
      return figures === undefined
        ? null
        : { kind, euros: Math.round(100 * (eurosOf(figures) + centsBehind(match[0]))) / 100, words: '' }
    })
  return amounts.some(({ kind }) => kind === 'half')
    ? replaceAll(marked, besideHalf, amounts, ([, figures = '']) => ({
        kind: 'price',
        euros: eurosOf(figures),
        words: '',
      }))
    : marked
}

/** «Menú completo 12,90» without a sign is a price where a half price stands on the same line. */
const besideHalf: Guarded = [
  /\d/,
  new RegExp(
    String.raw`(?<=(?:menu|completo|entero|precio|osoa|complet)[ :=–-]{1,3}(?:(?:a|son|es) )?)(${number})(?![\d:/]| ?(?:h\b|%|º|de [a-z]))`,
    'g',
  ),
]

export function amountsIn(text: string, amounts: readonly Amount[]): Amount[] {
  return (text.match(standIn) ?? []).flatMap((stand) => amounts[stand.charCodeAt(0) - firstStand] ?? [])
}

/** Replaces the stand-in characters with the original words. */
export function withAmounts(text: string, amounts: readonly Amount[]): string {
  return text.replace(standIn, (stand) => amounts[stand.charCodeAt(0) - firstStand]?.words ?? '').trim()
}
