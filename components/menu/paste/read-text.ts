import { firstLanguage, type Language, type WrittenLanguage } from '@/contract/languages'
import { headingsLanguage, usualCourseIn } from '@/contract/rules/menu-text/course-names'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import {
  type Doubt,
  type MenuText,
  type ParsedMenu,
  toMenuDraft,
} from '@/contract/rules/menu-text/parsed-menu'
import type { Note, Notes } from '../menu-problems'
import { type MenuValues, valuesOf } from '../menu-values'

/** One menu of a message, ready for the form. Values that the text does not mention stay as they are in the form. */
export type ReadMenu = {
  date?: string
  service: ParsedMenu['service']
  values: MenuValues
  saysTimes: boolean
  notes: Notes
  dishes: number
  doubts: number
}

/** A line that could be a dish and was not read as one. */
export type LeftLine = { line: number; words: string }

export type ReadMessage = { menus: ReadMenu[]; left: LeftLine[]; isCut: boolean }

/** This file and its rules load when there is a text to read. `page`: the language of the page. */
export function readText(text: string, today: string, page: Language = firstLanguage): ReadMessage {
  const read = parseMenuText(text, { today })
  const sources = new Map(read.lines.map((one) => [one.line, one.text]))
  const placed = new Set(read.menus.flatMap(doubtsOf))
  const left = read.doubts.filter((doubt) => !placed.has(doubt))
  const headings = read.lines.filter(({ as }) => as === 'heading').map((line) => line.text)
  const language = headingsLanguage(headings, page)
  return {
    menus: read.menus.filter(hasSomething).map((menu) => readMenu(withHeadings(menu, language), sources)),
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

/** The reader gives usual courses their Castilian names. The owner finds them in the language of the text. */
const withHeadings = (menu: ParsedMenu, language: WrittenLanguage): ParsedMenu => ({
  ...menu,
  categories: menu.categories.map((course) => ({ ...course, name: usualCourseIn(course.name, language) })),
})

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

/** The form's values after reading a text. Values that the text does not mention stay. */
export function filledWith(now: MenuValues, { values, saysTimes }: ReadMenu): MenuValues {
  const { price, halfPrice, includes, start, end, observation, categories } = values
  return {
    price: price || now.price,
    // With a new price, the old half price is no longer valid.
    halfPrice: halfPrice || (price && price !== now.price ? '' : now.halfPrice),
    includes: includes.length > 0 ? includes : now.includes,
    ...(saysTimes ? { start, end } : { start: now.start, end: now.end }),
    observation: observation || now.observation,
    categories,
  }
}
