import { type Amount, standIn, withAmounts } from './amounts'
import type { Day } from './days'
import { withoutMarks } from './dish-marks'
import { readDish, splitDishes } from './dishes'
import { factsWith } from './facts'
import { knownDish, looksLikeFood } from './known-dishes'
import {
  addIncludes,
  categoryWithoutHeading,
  type OpenCategory,
  type OpenMenu,
  openCategory,
  openMenu,
} from './open-menu'
import type { Doubt, ParsedItem, ReadAs } from './parsed-menu'
import { isShouted } from './sentence-case'
import type { SourceLine } from './source-lines'
import type { Reading } from './talk'
import { fold, stems } from './words'

/** `sentence`: the number of the sentence in the message. */
export type PlacedReading = {
  reading: Reading
  source: SourceLine
  amounts: readonly Amount[]
  sentence: number
}

export type Assembly = {
  menus: OpenMenu[]
  doubts: Doubt[]
  readAs: Map<number, Set<ReadAs>>
  nextWeek: boolean
  weekBegins: string | null
  /** Corrections that were made, by their line. */
  done: { line: number; words: string }[]
}

export type State = Assembly & {
  menu: OpenMenu
  category: OpenCategory | null
  /** Counts the blank lines between the lines read so far. */
  block: number
  blockLine: number
  nextDay: Day | null
  /** A day that stands alone after the dishes belongs to a menu without a day. */
  lateDay: Day | null
  /** The list of dishes has ended: a price or a farewell came after the dishes. */
  closed: boolean
  ordinalsCount: boolean
  /** Not all dishes are in capitals. Then a line in capitals can be an unknown heading. */
  lowerCase: boolean
  /** The lines belong to a children's menu. */
  aside: boolean
}

export function markLine(state: State, { source }: PlacedReading, as: ReadAs) {
  const marks = state.readAs.get(source.line) ?? new Set()
  state.readAs.set(source.line, marks.add(as))
}

export function addDoubt(state: State, placed: PlacedReading, reason: Doubt['reason'], text: string) {
  markLine(state, placed, 'doubt')
  state.doubts.push({ reason, line: placed.source.line, words: withAmounts(text, placed.amounts) })
}

export function nextMenu(state: State, line: number) {
  state.menu = openMenu(line)
  state.menus.push(state.menu)
  state.category = null
  state.closed = false
}

/** «…, pollo o sardinas, y postre»: «postre» stands among the dishes but is included in the price, not a dish. */
function isIncluded(state: State, { kind }: OpenCategory, part: string, first: string): boolean {
  const facts = factsWith(part, [])
  const afterDessert = knownDish(stems(fold(first)))?.course === 'desserts'
  if (afterDessert && facts?.includes.join() === 'cafe') return false
  if (!facts || facts.includes.length === 0 || kind === 'desserts' || kind === 'drinks') return false
  addIncludes(state.menu, facts.includes)
  return true
}

const orCoffee =
  /,? (?:o|ó|u|ou|edo|or) (?:un |a )?(?:caf[eéè]|kafea|infusi[oó]n?|t[eé]|coffee|tea)[.\s\uE000-\uF8FF]*$/i

const isDessert = (text: string) => {
  const known = knownDish(stems(fold(text)))
  return known?.course === 'desserts' && known.sure
}

/** «Flan, fruta o café»: the coffee is in the place of a dessert, and no dessert. */
function withoutCoffee(state: State, text: string): string {
  const coffee = orCoffee.exec(text)
  if (!coffee || coffee.index === 0) return text
  const dishes = `${text.slice(0, coffee.index)} ${coffee[0].match(standIn)?.join('') ?? ''}`.trim()
  if (state.category?.kind !== 'desserts' && !isDessert(dishes)) return text
  addIncludes(state.menu, ['postre-o-cafe'])
  return dishes
}

/** «… Torta de Santiago.»: a sentence of desserts after the second courses begins the desserts. */
function courseOf(state: State, text: string): OpenCategory {
  const { category, menu } = state
  const late = category?.kind === 'seconds' || category?.kind === 'mains' || category?.kind === 'own'
  if (late && category.items.length > 0 && isDessert(splitDishes(text, true)[0] ?? ''))
    return openCategory(menu, 'desserts', '', menu.line)
  return category ?? categoryWithoutHeading(menu)
}

/** A dish, and its allergens as a note: they are the owner's words, and no part of its name. */
function readMarked(state: State, placed: PlacedReading, part: string): ParsedItem[] {
  const { name, marks } = withoutMarks(part)
  const item = readDish(name, placed.amounts, placed.source)
  if (!item) return []
  if (marks !== null) state.menu.notes.push(`${item.name} (${marks})`)
  return [item]
}

export function addDishes(state: State, placed: PlacedReading, written: string, inList: boolean): boolean {
  const text = withoutCoffee(state, written)
  const category = courseOf(state, text)
  const plate = category.kind === 'single' && (!inList || /,.* y /.test(text))
  const whole = plate || (category.kind === 'own' && !inList)
  const parts = whole ? [text] : splitDishes(text, inList)
  const items = parts.flatMap((part) =>
    isIncluded(state, category, part, parts[0] ?? '') ? [] : readMarked(state, placed, part),
  )
  category.items.push(...items)
  for (const item of items) category.places.set(item, { block: state.block, sentence: placed.sentence })
  if (items.length === 0) return false
  if (!isShouted(text)) state.lowerCase = true
  markLine(state, placed, 'dishes')
  for (const item of items)
    if (state.category && !looksLikeFood(item.name))
      item.doubts.push({ reason: 'unknown-dish', line: item.line, words: item.name })
  return true
}
