import type { Day } from './days'
import { sentenceCase } from './sentence-case'
import type { CategoryKind, Doubt, Include, ParsedItem, Service, Window } from './types'
import { categoryNames } from './words/headings'

/** A category while it is being filled; `kind` null until what its dishes are decides. */
export type OpenCategory = {
  kind: CategoryKind | null
  name: string
  words: string
  line: number
  items: ParsedItem[]
}

export type OpenMenu = {
  day: Day | null
  service: Service | null
  price: number | null
  halfPrice: number | null
  includes: Include[]
  window: Window | null
  categories: OpenCategory[]
  notes: string[]
  /** What notes say of prices: the menu's own when nothing else does. */
  notedPrices: { euros: number; line: number; words: string }[]
  doubts: Doubt[]
  line: number
  /** A course was announced in words, so that «1º» before a dish only counts. */
  hasWordHeading: boolean
}

export const openMenu = (line: number): OpenMenu => ({
  day: null,
  service: null,
  price: null,
  halfPrice: null,
  includes: [],
  window: null,
  categories: [],
  notes: [],
  notedPrices: [],
  doubts: [],
  line,
  hasWordHeading: false,
})

export const hasItems = (menu: OpenMenu) => menu.categories.some(({ items }) => items.length > 0)

export function openCategory(menu: OpenMenu, kind: CategoryKind, words: string, line: number): OpenCategory {
  const name = kind === 'own' ? sentenceCase(words.replace(/[:\s]+$/, '')) : categoryNames[kind]
  const same = menu.categories.find((category) => category.kind === kind && category.name === name)
  if (same) return same
  const opened = { kind, name, words, line, items: [] }
  menu.categories.push(opened)
  return opened
}

/** Where dishes wait that no heading announced. */
export function unannounced(menu: OpenMenu): OpenCategory {
  const waiting = menu.categories.find(({ kind }) => kind === null)
  if (waiting) return waiting
  const opened = { kind: null, name: '', words: '', line: menu.line, items: [] }
  menu.categories.push(opened)
  return opened
}

export function include(menu: OpenMenu, found: readonly Include[]) {
  menu.includes = [...new Set([...menu.includes, ...found])]
  if (menu.includes.includes('postre-o-cafe'))
    menu.includes = menu.includes.filter((one) => one !== 'postre' && one !== 'cafe')
}
