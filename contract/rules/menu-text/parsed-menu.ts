import type { allergens, includes, MenuDraft } from '../../entities/menu'
import { firstDishes } from '../menu/menu-size'

export type Allergen = (typeof allergens)[number]
export type Include = (typeof includes)[number]
export type Service = MenuDraft['service']
export type Window = NonNullable<MenuDraft['window']>

/** `own`: an owner's heading that is not a usual one, such as «Arroces». */
export type CategoryKind =
  | 'starters'
  | 'firsts'
  | 'mains'
  | 'seconds'
  | 'single'
  | 'sides'
  | 'desserts'
  | 'drinks'
  | 'own'

export type DoubtReason =
  | 'category-guessed'
  | 'unknown-dish'
  | 'maybe-a-dish'
  | 'unread-line'
  | 'name-too-long'
  | 'too-many-dishes'
  | 'item-price'
  | 'supplement-guessed'
  | 'price-guessed'
  | 'price-zero'
  | 'price-high'
  | 'price-negative'
  | 'several-prices'
  | 'date-mismatch'
  | 'date-past'
  | 'date-impossible'
  | 'text-too-long'

/**
 * A doubt of the reader: its words, its line in the text (the first line is 1), and its position: the index of its first letter and the
 * index after its last letter.
 */
export type Doubt = { reason: DoubtReason; line: number; words: string; start?: number; end?: number }

export type ParsedItem = {
  name: string
  supplement?: number
  soldOut?: boolean
  line: number
  doubts: Doubt[]
  /** The usual allergens of a dish with this name. A suggestion, never a declaration. */
  mayContain: Allergen[]
  /** The name with its first word in the usual spelling. A suggestion: the name stays as it was written. */
  usualSpelling?: string
}

export type ParsedCategory = { kind: CategoryKind; name: string; items: ParsedItem[] }

export type ParsedMenu = {
  date?: string
  service: Service
  price: number | null
  halfPrice: number | null
  includes: Include[]
  window: Window | null
  categories: ParsedCategory[]
  observation: string
  /** Doubts about the menu itself: its price, its date. */
  doubts: Doubt[]
}

export type ReadAs = 'dishes' | 'heading' | 'facts' | 'note' | 'chatter' | 'doubt'

export type ReadLine = { line: number; text: string; as: ReadAs }

export type MenuText = {
  menus: ParsedMenu[]
  /** All doubts, also those of menus and items, in the order of the text. */
  doubts: Doubt[]
  /** How each non-empty line was read. */
  lines: ReadLine[]
}

export type MenuTextContext = { today: string }

const limits = { categories: 20, items: 80, observation: 2000 }

/** A parsed menu for a form, without the doubts and suggestions. */
export function toMenuDraft(menu: ParsedMenu): MenuDraft {
  const observation = menu.observation.slice(0, limits.observation).trim()
  return {
    ...(menu.date !== undefined && { date: menu.date }),
    service: menu.service,
    price: menu.price,
    halfPrice: menu.halfPrice,
    includes: menu.includes,
    window: menu.window,
    categories: firstDishes(menu.categories.slice(0, limits.categories).map(asWritten), observation),
    observation,
  }
}

const asWritten = ({ name, items }: ParsedMenu['categories'][number]) => ({
  name,
  items: items.slice(0, limits.items).map(({ name: dish, supplement, soldOut }) => ({
    name: dish,
    ...(supplement !== undefined && { supplement }),
    ...(soldOut && { soldOut }),
  })),
})
