import { clockText } from '../time/clock-text'
import { hourWords, numberIn } from './number-words'
import type { Window } from './parsed-menu'

/** One time of a clock. The names of its groups end with `n`. */
const time = (n: 1 | 2) =>
  String.raw`(?:(?<hour${n}>\d{1,2})(?:(?<mark${n}>[:.,h'])(?<minute${n}>[0-5]\d))?(?: ?(?<unit${n}>h)(?:oras?|rs?|s)?\b\.?| ?(?<hours${n}>horas|hores|pm|p\.m\.|am)\b)?|(?<word${n}>${hourWords})(?![a-z]))(?:(?: y| i| e) (?<part${n}>media|mitja|cuarto|quart)\b)?`

const ofDay = String.raw`(?: (?:de|del|por) (?:la )?(?<day>tarde|noche|mediodia|tarda|nit|manana|noite))?`
const notHours = String.raw`(?![\d€/]|:\d|[.,]\d| ?(?:€|eur|persona|plato|pax|de [a-z]{3,10}bre))`

export const windowPattern = new RegExp(
  String.raw`(?<label>horarios?:? ?(?:de )?(?:comidas?|cenas?|cocina|menu|servicio|dinars?|sopars?)?:? ?|servimos |cocina |(?:lunch |dinner )?served )?(?:(?<lead>de|from|between|desde|a partir de|entre|des de|das|dende) (?:las? |les |l'|as )?)?(?<![\d.,/€]|\p{L})${time(1)} ?(?:-|–|/|a|(?:y )?hasta|y|(?:i )?fins a?|ata|to|till?|until|and|i|e) ?(?:las? |les |as |l')?${time(2)}${ofDay}${notHours}`,
  'gu',
)
export const basqueWindow =
  /(?<![\d.,/€]|\p{L})(?<lead>)(?<hour1>\d{1,2})(?:(?<mark1>[:.])(?<minute1>[0-5]\d))?(?:etatik|tatik|retatik) ?(?<hour2>\d{1,2})(?:(?<mark2>[:.])(?<minute2>[0-5]\d))?(?<unit1>e?ra|etara|rarte|erarte|etaraino|arte)\b/gu

const minutesOf = (minute: string | undefined, part: string | undefined) => {
  if (part === undefined) return Number(minute ?? '0')
  return /^m/.test(part) ? 30 : 15
}

/** Reads «de 13:30 a 16h», «de 1 a 4 de la tarde» and «de una a cuatro». Null for two numbers that are not hours. */
export function readWindow(match: RegExpExecArray): { window: Window; evening: boolean } | null {
  const { groups = {}, input, index } = match
  const marked =
    /[:h]/.test(`${groups.mark1 ?? ''}${groups.mark2 ?? ''}`) ||
    ['unit1', 'unit2', 'hours1', 'hours2', 'day', 'label', 'part1', 'part2'].some((name) => groups[name])
  if (!marked && [groups.mark1, groups.mark2].includes(',')) return null
  const inWords = groups.word1 !== undefined && groups.word2 !== undefined
  const ends = /^[\s.,;)!]*(?:$|[.,;:)!])/.test(input.slice(index + match[0].length))
  const first = Number(groups.hour1 ?? numberIn(groups.word1 ?? ''))
  const second = Number(groups.hour2 ?? numberIn(groups.word2 ?? ''))
  const opens = groups.lead !== undefined && isOpening(input.slice(0, index))
  const early = first >= 7 && second > first && second - first <= 5 && second <= 17
  const bare =
    groups.lead &&
    !inWords &&
    second > first &&
    second <= 24 &&
    (first >= 12 || opens || (early && ends) || (groups.lead === 'from' && ends))
  if (!marked && !bare && !(inWords && groups.lead && ends)) return null
  if (first > 24 || second > 24) return null
  const pm = /^p/.test(groups.hours2 ?? '')
  const night = pm || groups.day === 'noche' || groups.day === 'nit' || groups.day === 'noite'
  const morning = groups.day === 'manana'
  const start = first < (night ? 12 : 7) && !morning ? first + 12 : first
  const late = second < start ? second + 12 : second
  const end = late < start ? late + 12 : late
  const from = start * 60 + minutesOf(groups.minute1, groups.part1)
  const to = end * 60 + minutesOf(groups.minute2, groups.part2)
  if (to <= from || end > 29 || start > 23) return null
  return { window: { start: clockText(from), end: clockText(to) }, evening: start >= 19 }
}

const opening =
  /abr[ei]|abiert|apertura|obert|obrim|irekit|aberto|cafeteria|del? (?:bar|local|restaurante|establecimiento)|desayuno/g
const serving = /menu|comida|cocina|serv|cena|dinar|xantar|bazkari|comer|sirv|almuerz/g

const lastIndex = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.index ?? -1

/** Whether the words before two hours speak of the house («abrimos de 8 a 24h»), not of the menu. */
export function isOpening(before: string): boolean {
  const near = before.slice(-60)
  const clause = near.slice(Math.max(near.lastIndexOf('. '), near.lastIndexOf('; ')) + 1)
  return lastIndex(clause, opening) > lastIndex(clause, serving)
}
