import { lostWords, placeDoubts } from './accounting'
import { type Amount, standInForAmounts } from './amounts'
import { assemble } from './assemble'
import type { Assembly, PlacedReading } from './assembly'
import { factsWith, readFacts } from './facts'
import { finishMenus } from './finish-menus'
import { readHeading } from './headings'
import { includedRun } from './included-run'
import { isMenu } from './is-menu'
import { hasItems } from './open-menu'
import type { Doubt, MenuText, MenuTextContext, ParsedMenu, ReadAs, ReadLine } from './parsed-menu'
import { givePriceRoles } from './price-roles'
import { asOwnMenu, isAside, readSegment } from './read-segment'
import { type SourceLine, sourceLines, spellOrdinals, spellWeekdays } from './source-lines'
import { splitCourses } from './split-courses'
import { splitDays } from './split-days'
import { supplementClause } from './supplement-clause'
import type { Reading } from './talk'
import { type MarkedLine, signPrices } from './unsigned-prices'
import { fold } from './words'

const short =
  /(?:^|[\s(])(?:[a-z]|sr|sra|dr|aprox|gr|kg|ud|uds|min|tel|tlf|tfno|telf|num|n|av|avda|sto|sta|incl|esp|var|pers|max|minimo)$/

const marks = /[;|¦•▪▬►!?¡¿]+|·|\.+(?=\s|$)|\s\/\/\s|\t/g

type Part = { text: string; after: string }

/** Splits a line into sentences, and at bars, bullets and pictures. */
export function splitSegments(text: string): string[] {
  for (const mark of [/ [-–—] /, /(?<![\d\s(]|[cpw]) ?\/ ?(?!\d)/i]) {
    const groups = text.split(mark)
    const lists = groups.filter((group) => /, |\p{L} ?\/ ?\p{L}| (?:o|u|ou|edo|or) /u.test(group)).length
    if (groups.some((group) => gone.test(fold(group)))) continue
    if (lists > 1 && (groups.length > 2 || lists === 2)) return withHeadings(groups).flatMap(splitSentences)
  }
  return splitSentences(text)
}

/** «Porrusalda - agotada, paella»: the dash belongs to a dish. */
const gone = /^(?:agotad|esgot|acab|sold|no queda|terminad|se ha|amaitu)/

/** «Starters - burrata, prawns»: a heading stays with the dishes behind its dash. */
function withHeadings(groups: readonly string[]): string[] {
  const joined: string[] = []
  for (const group of groups) {
    const last = joined.at(-1)
    const heads = last !== undefined && readHeading(last.slice(last.lastIndexOf(':') + 1).trim())?.rest === ''
    if (heads) joined[joined.length - 1] = `${last}: ${group}`
    else joined.push(group)
  }
  return joined
}

/** «Fricandó (el de la iaia!) amb bolets»: a mark within brackets ends no sentence. */
function inBrackets(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 80), at)
  if (before.lastIndexOf('(') <= before.lastIndexOf(')')) return false
  return /^[^()]{0,80}\)/.test(text.slice(at, at + 82))
}

function splitSentences(text: string): string[] {
  const parts: Part[] = []
  let from = 0
  let after = ''
  for (const match of text.matchAll(marks)) {
    const before = text.slice(from, match.index)
    const [mark] = match
    if (/^[.!?¡¿]/.test(mark) && inBrackets(text, match.index)) continue
    if (mark === '.' && short.test(fold(before.slice(-12)))) continue
    if (mark === '.' && /(?:^|\D)\d$/.test(before) && /^ plat/i.test(text.slice(match.index + 1))) continue
    if (mark === '·' && /\p{L}$/u.test(before) && /^\p{L}/u.test(text.slice(match.index + 1))) continue
    const ends = mark.startsWith('!') ? '!' : mark.includes('?') ? '?' : ''
    parts.push({ text: before.trim() === '' ? '' : `${before}${ends}`, after })
    after = mark
    from = match.index + mark.length
  }
  return joinContinuations([...parts, { text: text.slice(from), after }])
}

const continues = /^(?:con|y|a la|al|sin|en|de|amb|i)\s/i

const opensCourse = /^(?:de (?:primer|segund|postre)|y de )/i

/** «Con pan y bebida» begins a sentence of its own. */
const isIncluded = (part: string) => (readFacts(part)?.includes.length ?? 0) > 0

const apology =
  /^(?:(?:ay|uy) )?(?:perdon[a-z]*|corrijo|correccion|rectific[a-z]*|fe de erratas|errata|me (?:he )?equivo[a-z]*)!?$/

/** «Primeros; borrajas, migas»: a heading, and its dishes behind a mark that usually ends a sentence. */
const headsList = (last: string, part: string) =>
  readHeading(last)?.rest === '' && readHeading(part) === null && readFacts(part) === null

/** «Lentejas 🌶 con chorizo» is one dish. A full stop ends it. */
function joinContinuations(parts: readonly Part[]): string[] {
  const joined: string[] = []
  for (const { text, after } of parts) {
    const part = text.trim()
    if (part === '') continue
    const last = joined.pop()
    if (last !== undefined && /^[;.]$/.test(after) && headsList(last, part)) {
      joined.push(`${last}: ${part}`)
      continue
    }
    const goes = continues.test(part) && !opensCourse.test(part) && !isIncluded(part) && !/[.;!?]/.test(after)
    if (last === undefined) joined.push(part)
    else if (apology.test(fold(last))) joined.push(`${last.replace(/!$/, '')}, ${part}`)
    else if (goes) joined.push(`${last} ${part}`)
    else joined.push(last, part)
  }
  return joined
}

/** The part of a message that is read, in characters. A menu is never longer. */
export const longestMenuText = 20_000

/** The lines with their amounts marked, also those that only the whole message shows to be amounts. */
function markAmounts(sources: readonly SourceLine[]): (MarkedLine & { source: SourceLine })[] {
  const lines = sources.map((source) => {
    const amounts: Amount[] = []
    return { source, marked: standInForAmounts(source.text, amounts), amounts }
  })
  signPrices(lines)
  givePriceRoles(lines)
  return lines
}

function readLine(
  { source, marked, amounts }: MarkedLine & { source: SourceLine },
  today: string,
): PlacedReading[] {
  return splitSegments(marked)
    .flatMap(splitDays)
    .flatMap((segment, at) =>
      readClauses(segment, amounts, today).map((reading) => ({
        ...{ reading, source, amounts },
        sentence: source.line * sentencesOfLine + at,
      })),
    )
}

/** More than the sentences of a line. */
const sentencesOfLine = 1000

/** «…, a partir de las 9»: an hour without an end. */
const fromHour =
  /,? (?:a partir (?:de|das?)|desde|des de|dende|from)(?: (?:las?|les|l'|as))? ?\d{1,2}(?:[:.]\d\d)?(?: ?(?:h|pm|horas|hores|de la noche|de la nit|da noite))?[.!]?$/

/** A sentence: its courses, and the included things after them. */
function readClauses(segment: string, amounts: readonly Amount[], today: string): Reading[] {
  if (segment.endsWith('?')) return readSegment(segment, amounts, today)
  const late = /\d.{0,18}$/.test(segment) ? fromHour.exec(fold(segment)) : null
  if (late && late.index > 0)
    return [
      ...readClauses(segment.slice(0, late.index), amounts, today),
      { as: 'note', text: segment.slice(late.index).replace(/^[,\s]+/, '') },
    ]
  const apart = supplementClause(segment, amounts)
  if (apart)
    return [
      ...(apart.before === '' ? [] : readClauses(apart.before, amounts, today)),
      { as: 'supplement', dish: apart.dish, euros: apart.euros, text: apart.text },
      ...(apart.after === '' ? [] : readClauses(apart.after, amounts, today)),
    ]
  const run = includedRun(segment, amounts)
  if (!run) {
    const parts = splitCourses(segment)
    const whole = parts.length > 1 && factsWith(segment, amounts) !== null ? [segment] : parts
    return whole.flatMap((part) => readSegment(part, amounts, today))
  }
  return [
    ...(run.before === '' ? [] : readClauses(run.before, amounts, today)),
    { as: 'facts', facts: run.facts, text: run.text },
    ...(run.after === '' ? [] : readClauses(run.after, amounts, today)),
  ]
}

const weight: readonly ReadAs[] = ['doubt', 'facts', 'heading', 'note', 'chatter']

function accountOf(text: string, { readAs }: Assembly, menus: readonly ParsedMenu[]): ReadLine[] {
  const dishes = new Set(
    menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items.map(({ line }) => line))),
  )
  return text.split(/\r\n|[\n\r\u2028\u2029\u0085]/).flatMap((raw, index) => {
    if (raw.trim() === '') return []
    const line = index + 1
    const read = readAs.get(line)
    return [
      {
        line,
        text: raw.trim(),
        as: dishes.has(line) ? 'dishes' : (weight.find((one) => read?.has(one)) ?? 'chatter'),
      },
    ]
  })
}

/** Numbers from «1º» to «4º» or more count dishes; they are not courses. */
const countsDishes = (text: string) =>
  /(?:^|\n)[^\p{L}\p{N}\n]{0,6}(?:[4-9]|1\d) ?(?:[º°ª]|\uFE0F?\u20E3)/u.test(text)

/** «Crema coma ensaladilla punto de segundo …»: marks that were dictated, in as many letters. */
function spokenMarks(text: string): string {
  const marks = text.match(/ (?:coma|punto) /gi)?.length ?? 0
  return marks < 2 ? text : text.replace(/ coma /gi, ' , ').replace(/ punto /gi, ' . ')
}

/** A price that belongs to no sentence is the price of the menu, if it is the only price of the message. */
function offerPrice({ menus }: Assembly, lines: readonly (MarkedLine & { source: SourceLine })[]): void {
  const [menu, another] = menus.filter(hasItems)
  const prices = lines.flatMap(({ amounts, source, marked }) =>
    (isAside(fold(marked)) ? [] : amounts).flatMap((amount) =>
      amount.kind === 'price' ? [{ ...amount, line: source.line }] : [],
    ),
  )
  const [only, second] = prices.filter(({ role }) => role !== 'other')
  if (!menu || another || !only || second || menu.price !== null || menu.notedPrices.length > 0) return
  menu.notedPrices.push({ euros: only.euros, line: only.line, words: only.words })
}

function assembleLines(lines: ReturnType<typeof markAmounts>, today: string, ordinals: boolean): Assembly {
  const assembly = assemble(
    lines.flatMap((line) => readLine(line, today)),
    ordinals,
  )
  offerPrice(assembly, lines)
  if (assembly.menus.some(hasItems)) return assembly
  const own = lines.map((line) => ({ ...line, marked: asOwnMenu(line.marked) }))
  if (own.every(({ marked }, at) => marked === lines[at]?.marked)) return assembly
  return assemble(
    own.flatMap((line) => readLine(line, today)),
    ordinals,
  )
}

/** The menus of the text. A text without a menu has its dishes among the doubts. */
function menusOf(text: string, assembly: Assembly, today: string): ParsedMenu[] {
  const menus = finishMenus(assembly, today)
  const dishes = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items))
  const headings = new Set(
    assembly.menus.flatMap(({ categories }) => categories.flatMap(({ kind }) => kind ?? [])),
  ).size
  if (dishes.length === 0 || isMenu(text, menus, headings)) return menus
  for (const { name, line } of dishes) assembly.doubts.push({ reason: 'maybe-a-dish', line, words: name })
  return []
}

/** Reads a chat message of an owner into menus and doubts. */
export function parseMenuText(text: string, { today }: MenuTextContext): MenuText {
  const read = text.slice(0, longestMenuText)
  const lines = markAmounts(spellOrdinals(spellWeekdays(sourceLines(spokenMarks(read)))))
  const assembly = assembleLines(lines, today, countsDishes(read))
  const menus = menusOf(read, assembly, today)
  const cut: Doubt[] =
    read.length < text.length ? [{ reason: 'text-too-long', line: read.split('\n').length, words: '' }] : []
  const noticed = [
    ...assembly.doubts,
    ...menus.flatMap((menu) => [
      ...menu.doubts,
      ...menu.categories.flatMap(({ items }) => items.flatMap((item) => item.doubts)),
    ]),
    ...cut,
  ]
  placeDoubts(read, noticed)
  const lost = lostWords(read, menus, noticed, assembly.done)
  for (const { line } of lost)
    assembly.readAs.set(line, (assembly.readAs.get(line) ?? new Set()).add('doubt'))
  const doubts = [...noticed, ...lost].sort((one, other) => one.line - other.line)
  return { menus, doubts, lines: accountOf(read, assembly, menus) }
}
