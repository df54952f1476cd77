import type { Amount } from './amounts'
import type { Day } from './days'
import type { Facts } from './facts'
import { categoryNames } from './heading-words'
import type { CategoryKind, Doubt, Include, ParsedItem, Service, Window } from './parsed-menu'
import { sentenceCase } from './sentence-case'
import { fold } from './words'

/** A category during parsing. `kind` is null until its dishes decide the course. */
export type OpenCategory = {
  kind: CategoryKind | null
  name: string
  words: string
  line: number
  items: ParsedItem[]
  /** The group of each dish: dishes between two blank lines, or in one sentence, belong to one course. */
  places: Map<ParsedItem, Place>
}

export type Place = { block: number; sentence: number }

export type OpenMenu = {
  day: Day | null
  /** Other days on which the same menu is served. */
  alsoOn: readonly Day[]
  service: Service | null
  price: number | null
  halfPrice: number | null
  includes: Include[]
  window: Window | null
  categories: OpenCategory[]
  notes: string[]
  /** «Menú completo 12» gives the price of the menu; other prices do not change it. */
  priceIsNamed: boolean
  /** Prices for working days and for the weekend. */
  pricesByDay: { workdays?: number; weekend?: number }
  /** Prices in notes. The menu uses such a price when it has no other. */
  notedPrices: { euros: number; line: number; words: string }[]
  doubts: Doubt[]
  line: number
  /** A heading in words has announced a course. So «1º» before a dish is only a number. */
  hasWordHeading: boolean
}

export const openMenu = (line: number): OpenMenu => ({
  day: null,
  alsoOn: [],
  service: null,
  price: null,
  halfPrice: null,
  includes: [],
  window: null,
  categories: [],
  notes: [],
  priceIsNamed: false,
  pricesByDay: {},
  notedPrices: [],
  doubts: [],
  line,
  hasWordHeading: false,
})

export const hasItems = (menu: OpenMenu) => menu.categories.some(({ items }) => items.length > 0)

export function openCategory(menu: OpenMenu, kind: CategoryKind, words: string, line: number): OpenCategory {
  const name = nameOf(menu, kind, words)
  const same = menu.categories.find((category) => category.kind === kind && category.name === name)
  if (same) return same
  const opened = { kind, name, words, line, items: [], places: new Map() }
  menu.categories.push(opened)
  return opened
}

/** «Aperitivos: …» and then «Entrante: …»: two headings of one kind keep their own names. */
function nameOf(menu: OpenMenu, kind: CategoryKind, words: string): string {
  const own = sentenceCase(words.replace(/[:\s]+$/, ''))
  if (kind === 'own') return own
  const usual = categoryNames[kind]
  if (kind !== 'starters' && kind !== 'mains') return usual
  const first = menu.categories.find((category) => category.kind === kind && category.name === usual)
  const differs = first && first.items.length > 0 && root(first.words) !== root(words)
  return differs ? own : usual
}

const root = (words: string) =>
  fold(words)
    .replace(/[^a-z ]/g, '')
    .trim()
    .slice(0, 6)

/** The category for dishes without a heading. */
export function categoryWithoutHeading(menu: OpenMenu): OpenCategory {
  const waiting = menu.categories.find(({ kind }) => kind === null)
  if (waiting) return waiting
  const opened = { kind: null, name: '', words: '', line: menu.line, items: [], places: new Map() }
  menu.categories.push(opened)
  return opened
}

export function addIncludes(menu: OpenMenu, found: readonly Include[]) {
  menu.includes = [...new Set([...menu.includes, ...found])]
  if (menu.includes.includes('postre-o-cafe'))
    menu.includes = menu.includes.filter((one) => one !== 'postre' && one !== 'cafe')
}

/** Above this price, the reader adds a doubt, and the owner is asked. */
const highestUsual = 100
/** The highest price that the contract allows. */
const highestPrice = 10_000
/** A lower amount in a note is a supplement, not the menu's price. */
const lowestPrice = 5

function doubtOf(euros: number): Doubt['reason'] | null {
  if (euros === 0) return 'price-zero'
  return euros > highestUsual ? 'price-high' : null
}

function setPrice(menu: OpenMenu, euros: number, line: number, words: string) {
  const doubt = doubtOf(euros)
  if (menu.price !== null && menu.price !== euros) {
    menu.doubts.push({ reason: 'several-prices', line, words })
    return
  }
  if (euros <= highestPrice) menu.price = euros
  if (doubt) menu.doubts.push({ reason: doubt, line, words })
}

function setRoledPrice(menu: OpenMenu, amount: Extract<Amount, { kind: 'price' }>, line: number) {
  const { role, euros, words } = amount
  if (role === 'other') menu.doubts.push({ reason: 'item-price', line, words })
  else if (role === 'workdays' || role === 'weekend') menu.pricesByDay[role] ??= euros
  else {
    if (role === 'menu' && !menu.priceIsNamed) menu.price = null
    if (role === 'menu') menu.priceIsNamed = true
    setPrice(menu, euros, line, words)
  }
}

function setAmount(menu: OpenMenu, amount: Amount, line: number) {
  if (amount.kind === 'price') setRoledPrice(menu, amount, line)
  if (amount.kind === 'half' && amount.euros <= highestPrice) menu.halfPrice ??= amount.euros
  if (amount.kind === 'negative') menu.doubts.push({ reason: 'price-negative', line, words: amount.words })
  if (amount.kind === 'window') {
    menu.window ??= amount.window
    if (amount.evening) menu.service ??= 'cena'
  }
  if (amount.kind === 'supplement') menu.doubts.push({ reason: 'price-guessed', line, words: amount.words })
}

export function setPrices(menu: OpenMenu, { amounts, plainFigure }: Facts, line: number) {
  for (const amount of amounts) setAmount(menu, amount, line)
  if (!plainFigure || amounts.some(({ kind }) => kind === 'price')) return
  if (!plainFigure.named) menu.doubts.push({ reason: 'price-guessed', line, words: plainFigure.words })
  setPrice(menu, plainFigure.euros, line, plainFigure.words)
}

export function notePrices(menu: OpenMenu, amounts: readonly Amount[], line: number) {
  for (const amount of amounts)
    if (amount.kind === 'price' && (amount.role === 'workdays' || amount.role === 'weekend'))
      menu.pricesByDay[amount.role] ??= amount.euros
    else if (amount.kind === 'price' && amount.euros >= lowestPrice && amount.role !== 'other')
      menu.notedPrices.push({ euros: amount.euros, line, words: amount.words })
}

/** «Sábado y domingo menú especial 20 €», when no other price is named. */
export function takeNotedPrice(menu: OpenMenu) {
  const [only, another] = menu.notedPrices
  if (menu.price !== null || !only || another) return
  menu.price = only.euros
  menu.doubts.push({ reason: 'price-guessed', line: only.line, words: only.words })
}

/** A single price after the last dish is probably the price of the menu. */
export function takePriceOfOnlyItem(menu: OpenMenu) {
  const items = menu.categories.flatMap((category) => category.items)
  const priced = items.filter(({ doubts }) => doubts.some(({ reason }) => reason === 'item-price'))
  const [only] = priced
  if (menu.price !== null || priced.length !== 1 || !only) return
  const doubt = only.doubts.find(({ reason }) => reason === 'item-price')
  const figures = doubt?.words.match(/\d{1,3}(?:[.,'’]\d{1,2})?/)?.[0]
  const each = /racion|unidad|ud\b|kilo|kg/.test(fold(doubt?.words ?? ''))
  const atEdge = only === items.at(-1) || only === items[0]
  const euros = Number(figures?.replace(/[,'’]/, '.'))
  if (!doubt || !atEdge || each || !(euros >= lowestPrice)) return
  menu.price = euros
  if (only === items.at(-1) && isOfWholeMenu(menu, items.length, euros))
    only.doubts = only.doubts.filter((one) => one !== doubt)
  else doubt.reason = 'price-guessed'
}

/** «…, flan, 12 euros»: after several courses nobody means the flan. */
const isOfWholeMenu = ({ categories }: OpenMenu, dishes: number, euros: number) =>
  categories.length > 1 && dishes > 3 && euros >= 8 && euros <= 60
