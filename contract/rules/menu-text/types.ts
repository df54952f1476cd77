import type { allergens, includes, MenuDraft } from '../../entities/menu'

export type Allergen = (typeof allergens)[number]
export type Include = (typeof includes)[number]
export type Service = MenuDraft['service']
export type Window = NonNullable<MenuDraft['window']>

/** `own`: a heading of the owner's that is none of the usual ones, such as «Arroces». */
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

/** What the reader was unsure about: which words, and on which line of the text (the first is 1). */
export type Doubt = { reason: DoubtReason; line: number; words: string }

export type ParsedItem = {
  name: string
  supplement?: number
  soldOut?: boolean
  line: number
  doubts: Doubt[]
  /** What dishes of this name usually hold. A suggestion: never a declaration. */
  mayContain: Allergen[]
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
  /** About the menu itself: its price, its date. */
  doubts: Doubt[]
}

export type ReadAs = 'dishes' | 'heading' | 'facts' | 'note' | 'chatter' | 'doubt'

export type ReadLine = { line: number; text: string; as: ReadAs }

export type MenuText = {
  menus: ParsedMenu[]
  /** Every doubt, those of menus and items too, in the order of the text. */
  doubts: Doubt[]
  /** What became of each line that is not empty. */
  lines: ReadLine[]
}

export type MenuTextContext = { today: string }
