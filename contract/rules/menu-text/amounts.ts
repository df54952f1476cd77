import { clockText } from '../time/clock-text'
import type { Window } from './parsed-menu'
import { fold } from './words'

const time = String.raw`(\d{1,2})(?:([:.h'])([0-5]\d))?(?: ?(h)(?:oras?|rs?|s)?\b\.?)?`

const windowPattern = new RegExp(
  String.raw`(horarios?:? ?(?:de )?(?:comidas?|cenas?|cocina|menu|servicio)?:? ?|servimos |cocina )?(?:(de|desde|entre|des de) (?:las? |les )?)?(?<![\d.,/€])${time} ?(?:-|–|a|hasta|y|fins a?|ata|i) ?(?:las? |les |as )?${time}(?: (?:de|del|por) (?:la )?(tarde|noche|mediodia|tarda|nit))?(?![\d€/]| ?(?:€|eur|persona|plato|pax|de [a-z]{3,10}bre))`,
  'g',
)

/** Reads «de 13:30 a 16h» and «de 1 a 4 de la tarde». Null for two numbers that are not hours. */
function readWindow(match: RegExpExecArray): { window: Window; evening: boolean } | null {
  const [, label, lead, h1 = '', mark1, m1 = '00', unit1, h2 = '', mark2, m2 = '00', unit2, part] = match
  const marked =
    [mark1, mark2].some((mark) => mark === ':' || mark === 'h') || unit1 || unit2 || part || label
  const [first, second] = [Number(h1), Number(h2)]
  if (!marked && !(lead && first >= 12 && second > first && second <= 24)) return null
  if (first > 24 || second > 24) return null
  const night = part === 'noche' || part === 'nit'
  const start = first < (night ? 12 : 7) ? first + 12 : first
  const late = second < start ? second + 12 : second
  const end = late < start ? late + 12 : late
  const [from, to] = [start * 60 + Number(m1), end * 60 + Number(m2)]
  if (to <= from || end > 29 || start > 23) return null
  return { window: { start: clockText(from), end: clockText(to) }, evening: start >= 19 }
}

export type Amount =
  | { kind: 'price' | 'half' | 'supplement' | 'negative'; euros: number; words: string }
  | { kind: 'window'; window: Window; evening: boolean; words: string }
  | { kind: 'contact'; words: string }

const number = String.raw`\d{1,5}(?:[.,'’´]\d{1,3})?`
const euro = String.raw`(?:(?:[.,]?-)? ?(?:€|eu?ros?\b|eur\b|eu\b|euritos\b|leuros\b)| ?e\b(?! ?[a-z]))`
const price = String.raw`(?:€ ?(${number})|(${number})${euro})`
const extra = String.raw`(?:suplementos?|suplement|suplem|supl|sup|gehigarria|recargo|extra|plus)\b\.?`
const each = String.raw`(?: ?(?:/|por|la|el|cada)? ?(?:pax|persona|racion|unidad|ud|comensal|kilo|kg|uno)\b\.?)?`
const open = String.raw`[([]? ?`
const close = String.raw`(?: ?[)\]])?`
const unled = String.raw`(?<![\d.,/]|\d:)`

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
    /1\/2|medio|mi[gt]|erdi|plato|primero o/,
    new RegExp(
      String.raw`(?:(?:1/2|medio|mitja?|mig|menu erdia?)(?: de)?(?: menu)?|(?:un|1)(?: solo| unico)? plato(?: suelto)?(?: ?(?:y|\+|con|mas|o) ?[a-z +]{1,40})?|solo (?:un|1) plato|plato suelto|(?:solo )?(?:un )?primero o segundo)[ :=,(-]{0,4}(?:(?:a|por|son|x) )?(?:solo )?${price}`,
      'g',
    ),
  ],
  ['half', /1\/2|medio|mig/, new RegExp(String.raw`${unled}${price} (?:el |1 )?(?:1/2|medio|mig) menu`, 'g')],
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
    /su[bp]|gehi|recargo|extra|plus|mas/,
    new RegExp(String.raw`${open}\+? ?${unled}${price} (?:de |d')?(?:${extra}|mas\b)${each}${close}`, 'g'),
  ],
  [
    'supplement',
    /\+/,
    new RegExp(
      String.raw`${open}\+ ?(?:${price}|(${number})(?! ?[a-z\d%º]))(?: ?(?:de )?${extra})?${each}${close}`,
      'g',
    ),
  ],
  ['negative', /[-−]/, new RegExp(String.raw`(?<![a-z\d] ?)[-−]${price}`, 'g')],
  ['price', /[€e]/, new RegExp(`${unled}${price}${each}`, 'g')],
]

/** '12,50' is twelve and a half, '1.200' is one thousand two hundred. */
export function eurosOf(figures: string): number {
  const [whole = '', decimals = ''] = figures.split(/[.,'’´]/)
  if (decimals.length === 3) return Number(whole + decimals)
  return Math.round(Number(`${whole}.${decimals || '0'}`) * 100) / 100
}

const firstStand = 0xe000
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
    const end = match.index + match[0].length
    kept += text.slice(from, match.index) + (/^\s/.test(match[0]) ? ' ' : '') + String.fromCharCode(stand)
    amounts.push({ ...amount, words: text.slice(match.index, end).trim() })
    from = end
  }
  return kept + text.slice(from)
}

/** Replaces each price, supplement, serving time, telephone number or link with one stand-in character. */
export function standInForAmounts(text: string, amounts: Amount[]): string {
  if (!/\d|https?:|www\.|[@#]/.test(text)) return text
  let marked = text
  for (const pattern of contact)
    marked = replaceAll(marked, pattern, amounts, () => ({ kind: 'contact', words: '' }))
  marked = replaceAll(marked, [/\d[^\d]{1,12}\d/, windowPattern], amounts, (match) => {
    const read = readWindow(match)
    return read && { kind: 'window', ...read, words: '' }
  })
  for (const [kind, ...pattern] of money)
    marked = replaceAll(marked, pattern, amounts, (match) => {
      const figures = match.slice(1).find((group) => group !== undefined)
      return figures === undefined ? null : { kind, euros: eurosOf(figures), words: '' }
    })
  return marked
}

export function amountsIn(text: string, amounts: readonly Amount[]): Amount[] {
  return (text.match(standIn) ?? []).flatMap((stand) => amounts[stand.charCodeAt(0) - firstStand] ?? [])
}

/** Replaces the stand-in characters with the original words. */
export function withAmounts(text: string, amounts: readonly Amount[]): string {
  return text.replace(standIn, (stand) => amounts[stand.charCodeAt(0) - firstStand]?.words ?? '').trim()
}
