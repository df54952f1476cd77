import {
  type Doubt,
  type MenuText,
  type ParsedMenu,
  parseMenuText,
  toMenuDraft,
} from '@/contract/rules/menu-text'
import type { Note, Notes } from '../menu-notes'
import { type MenuValues, valuesOf } from '../menu-values'

/** One menu of a message, ready for the form. What the text does not say is left to the form. */
export type ReadMenu = {
  date?: string
  service: ParsedMenu['service']
  values: MenuValues
  saysTimes: boolean
  notes: Notes
  dishes: number
  doubts: number
}

/** Lines that could be dishes and were not taken. */
export type LeftLine = { line: number; words: string }

export type ReadMessage = { menus: ReadMenu[]; left: LeftLine[]; isCut: boolean }

/** Fetched with the rules it needs when there is something to read. */
export function readText(text: string, today: string): ReadMessage {
  const read = parseMenuText(text, { today })
  const sources = new Map(read.lines.map((one) => [one.line, one.text]))
  const placed = new Set(read.menus.flatMap(doubtsOf))
  const left = read.doubts.filter((doubt) => !placed.has(doubt))
  return {
    menus: read.menus.filter(hasSomething).map((menu) => readMenu(menu, sources)),
    left: left
      .filter(({ reason }) => reason !== 'text-too-long')
      .map(({ line, words }) => ({ line, words: words || (sources.get(line) ?? '') })),
    isCut: left.some(({ reason }) => reason === 'text-too-long'),
  }
}

const doubtsOf = ({ doubts, categories }: ParsedMenu) => [
  ...doubts,
  ...categories.flatMap(({ items }) => items.flatMap((item) => item.doubts)),
]

const hasSomething = ({ categories, price }: ParsedMenu) =>
  price !== null || categories.some(({ items }) => items.length > 0)

type Sources = Map<MenuText['lines'][number]['line'], string>

function readMenu(menu: ParsedMenu, sources: Sources): ReadMenu {
  const values = valuesOf(toMenuDraft(menu))
  const noteOf = ({ reason, line }: Doubt): Note => ({ reason, source: sources.get(line) ?? '' })
  const notes: Notes = {}
  for (const [at, { items }] of menu.categories.entries())
    for (const [index, { doubts }] of items.entries()) {
      const row = values.categories[at]?.items[index]
      if (row && doubts.length > 0) notes[row.key] = doubts.map(noteOf)
    }
  for (const doubt of menu.doubts) {
    const field = fieldOf(doubt)
    notes[field] = [...(notes[field] ?? []), noteOf(doubt)]
  }
  return {
    ...(menu.date !== undefined && { date: menu.date }),
    service: menu.service,
    values,
    saysTimes: menu.window !== null,
    notes,
    dishes: menu.categories.reduce((sum, { items }) => sum + items.length, 0),
    doubts: Object.keys(notes).length,
  }
}

function fieldOf({ reason }: Doubt) {
  if (reason.startsWith('date')) return 'date'
  return reason.includes('price') ? 'price' : 'categories'
}

/** Into the form that is open: what the text says nothing about stays as it is. */
export function filledWith(now: MenuValues, { values, saysTimes }: ReadMenu): MenuValues {
  const { price, halfPrice, includes, start, end, observation, categories } = values
  return {
    price: price || now.price,
    // Half of another price is nobody's.
    halfPrice: halfPrice || (price && price !== now.price ? '' : now.halfPrice),
    includes: includes.length > 0 ? includes : now.includes,
    ...(saysTimes ? { start, end } : { start: now.start, end: now.end }),
    observation: observation || now.observation,
    categories,
  }
}
