import { weekdayOf } from '../time/local-time'
import { weekdayIndex } from './days'
import { includeWords, services } from './facts'
import type { Doubt, ParsedMenu } from './parsed-menu'
import { chatStamp } from './source-lines'
import { fold } from './words'

/** A word that a menu must not lose: a number, a weekday, a service, a thing that is included, a negation. */
export type Token = {
  kind: 'number' | 'weekday' | 'service' | 'include' | 'negation'
  words: string
  start: number
  end: number
}

const negations = new Set([
  'no',
  'sin',
  'ni',
  'nunca',
  'tampoco',
  'aparte',
  'excepto',
  'salvo',
  'sense',
  'sen',
  'ez',
  'cap',
])
const word = /\d+(?:[.,:'’´]\d+)*|[\p{L}]+/gu

function kindOf(found: string): Token['kind'] | null {
  if (/^\d/.test(found)) return 'number'
  if (weekdayIndex.has(found)) return 'weekday'
  if (services.has(found)) return 'service'
  if (Object.hasOwn(includeWords, found)) return 'include'
  return negations.has(found) ? 'negation' : null
}

/** «Te pongo», and not «café o té». */
const isPronoun = (line: string, at: number) =>
  line[at + 1] === 'e' &&
  !/(?:[,/+]|(?:^|\s)(?:o|ou|u|y|e|i|con|amb|de)) ?$/.test(line.slice(Math.max(0, at - 8), at))

/** The words of a line that must be in the result or among the doubts. */
export function tokensOf(line: string): Token[] {
  const stamp = chatStamp.exec(line.trimStart())?.[0].length ?? 0
  const from = stamp === 0 ? 0 : stamp + line.length - line.trimStart().length
  return [...fold(line).matchAll(word)].flatMap(({ index, 0: words }) => {
    const kind = index < from || (words === 'te' && isPronoun(line, index)) ? null : kindOf(words)
    return kind ? [{ kind, words, start: index, end: index + words.length }] : []
  })
}

type Line = { number: number; text: string; start: number }

const linesOf = (text: string): Line[] => {
  const lines: Line[] = []
  let start = 0
  for (const part of text.split(/(\r\n|[\n\r\u2028\u2029\u0085])/)) {
    if (/^[\n\r\u2028\u2029\u0085]/.test(part))
      lines.push({ number: lines.length + 1, text: '', start: start + part.length })
    else {
      const line = lines.at(-1)
      if (line) line.text = part
      else lines.push({ number: 1, text: part, start })
    }
    start += part.length
  }
  return lines.map((line, at) => ({ ...line, number: at + 1 }))
}

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

/** The numbers that are facts of a menu: its prices, its hours, its date. */
function numbersOf(menu: ParsedMenu): number[] {
  const prices = [menu.price, menu.halfPrice].flatMap((price) => (price === null ? [] : [price]))
  const window = menu.window ? [menu.window.start, menu.window.end] : []
  const hours = window.flatMap((time) => numbersIn(time).flatMap((one) => [one, one - 12, one + 12]))
  const date = numbersIn(menu.date ?? '')
  return [
    ...prices,
    ...prices.flatMap((price) => numbersIn(price.toFixed(2))),
    ...hours,
    ...date,
    ...date.map((one) => one % 100),
  ]
}

type Known = {
  numbers: Set<number>
  weekdays: Set<number>
  services: Set<string>
  includes: Set<string>
  notes: string
  menus: number
}

function knownFrom(menus: readonly ParsedMenu[]): Known {
  const headed = menus.flatMap(({ categories }) => categories.map(({ kind }) => kind))
  const includes = menus.flatMap((menu) => menu.includes)
  return {
    numbers: new Set(menus.flatMap(numbersOf)),
    weekdays: new Set(menus.flatMap(({ date }) => (date ? [weekdayOf(date) - 1] : []))),
    services: new Set(menus.map(({ service }) => service)),
    includes: new Set<string>([
      ...includes,
      ...(includes.includes('postre-o-cafe') ? ['postre', 'cafe'] : []),
      ...(headed.includes('desserts') ? ['postre'] : []),
      ...(headed.includes('drinks') ? ['bebida'] : []),
    ]),
    notes: fold(menus.map(({ observation }) => observation).join('\n')),
    menus: menus.length,
  }
}

const ordinal =
  /^ ?(?:(?:º|°|ª|\uFE0F|\u20E3)|\.? ?[ºª]|er\b|[er]?ros?\b|os\b|r\b|rs\b|do\b|dos\b|n\b|ns\b|on\b|ons\b|\.? ?plat|[.)] |[-–:] )/
const numberOf = (words: string) => Number(words.replace(/[,'’´:]/, '.'))

/** Whether a word of a line is a fact of the menus. */
function isFact({ kind, words, start, end }: Token, line: string, known: Known): boolean {
  if (kind === 'weekday') return known.weekdays.has(weekdayIndex.get(words) ?? -1)
  if (kind === 'service') return known.services.has(services.get(words) ?? '')
  if (kind === 'include') return known.includes.has(includeWords[words] ?? '')
  if (kind !== 'number') return false
  const counts = known.menus > 0 && Number(words) < 100 && ordinal.test(line.slice(end))
  if (counts && (start < 4 || Number(words) <= 3)) return true
  return known.numbers.has(numberOf(words)) || numbersIn(words).every((one) => known.numbers.has(one))
}

const holds = (text: string, { words }: Token) =>
  text.includes(words) && [...text.matchAll(word)].some(([found]) => found === words)

/** Ends of the sentences of a line. */
const sentenceEnd = /[;|!?]|\.(?=\s|$)/g

/** The place of the first number that is at least `least`, among sorted ones. */
function firstFrom(sorted: readonly number[], least: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** `ends`: of all sentences of the line. They are looked for once, however many words of the line are lost. */
function sentenceAround(
  line: string,
  ends: readonly number[],
  { start, end }: Token,
): { start: number; end: number } {
  const from = (ends[firstFrom(ends, start) - 1] ?? -1) + 1
  const to = ends[firstFrom(ends, end)] ?? line.length
  const text = line.slice(from, to)
  const lead = text.length - text.trimStart().length
  return { start: from + lead, end: from + lead + text.trim().length }
}

/** Doubts for all parts of the message that are not in the result, so that nothing is lost silently. */
export function lostWords(
  text: string,
  menus: readonly ParsedMenu[],
  /** All doubts so far, in their places. */
  doubts: readonly Doubt[],
  done: readonly { line: number; words: string }[],
): Doubt[] {
  const known = knownFrom(menus)
  const read = new Map<number, string[]>()
  const add = (line: number, words: string) => read.set(line, [...(read.get(line) ?? []), fold(words)])
  for (const { line, words } of done) add(line, words)
  for (const { categories } of menus)
    for (const { items, name } of categories)
      for (const item of items) {
        add(item.line, item.name)
        add(item.line, name)
        if (item.supplement !== undefined) add(item.line, String(item.supplement))
      }
  const byLine = new Map<number, Doubt[]>()
  for (const doubt of doubts) byLine.set(doubt.line, [...(byLine.get(doubt.line) ?? []), doubt])
  return linesOf(text).flatMap(({ number, text: line, start: lineStart }) => {
    const places = byLine.get(number) ?? []
    const isAsked = (at: number) => places.some(({ start = 0, end = 0 }) => start <= at && at < end)
    const found: Doubt[] = []
    const own = read.get(number) ?? []
    const ends = [...line.matchAll(sentenceEnd)].map(({ index }) => index)
    let asked = 0
    for (const token of tokensOf(line)) {
      if (token.start < asked || isAsked(lineStart + token.start) || isFact(token, line, known)) continue
      const elsewhere = known.notes.includes(token.words) && holds(known.notes, token)
      if (elsewhere || own.some((words) => holds(words, token) || holdsAmount(words, token))) continue
      const { start, end } = sentenceAround(line, ends, token)
      asked = end
      found.push({
        ...{ reason: 'unread-line', line: number, words: line.slice(start, end) },
        ...{ start: lineStart + start, end: lineStart + end },
      })
    }
    return found
  })
}

const holdsAmount = (text: string, { kind, words }: Token) =>
  kind === 'number' && [...text.matchAll(word)].some(([found]) => numberOf(found) === numberOf(words))

/** Gives each doubt its position in the text, from its words or else from its line. */
export function placeDoubts(text: string, doubts: readonly Doubt[]): void {
  const lines = linesOf(text)
  const folded = new Map<Line, string>()
  for (const doubt of doubts) {
    const line = lines[doubt.line - 1]
    if (!line) continue
    const plain = folded.get(line) ?? fold(line.text)
    folded.set(line, plain)
    const at = doubt.words === '' ? -1 : plain.indexOf(fold(doubt.words))
    const trimmed = line.text.trim()
    const start = line.start + (at < 0 ? line.text.indexOf(trimmed) : at)
    Object.assign(doubt, { start, end: start + (at < 0 ? trimmed.length : doubt.words.length) })
  }
}
