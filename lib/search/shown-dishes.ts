import type { Menu, MenuItem } from '@/contract/entities/menu'
import type {
  PartlyTranslatedMenu,
  TranslatedLine,
  WrittenLanguage,
} from '@/contract/entities/translated-menu'
import { firstLanguage } from '@/contract/languages'
import { machineMark } from '@/contract/rules/menu/machine-mark'
import { cardDishes } from '@/contract/rules/search/card-dishes'
import type { DishWish } from '@/contract/rules/search/matching-dishes'

/** A menu on a card, with its courses and dishes in the language of the page if they are translated into it. */
export type ShownMenu = Menu & {
  translated?: PartlyTranslatedMenu['translated']
  /** The dishes that only their Castilian name makes an answer to the search. */
  found?: string[] | undefined
}

export type ShownDish = MenuItem & { line?: TranslatedLine | undefined }

/** The courses and dishes that a card shows. */
export const cardCourses = (menu: ShownMenu, wish: DishWish) =>
  cardDishes(menu.categories, wish, menu.found).map(({ course, dishes }) => ({
    name: courseName(menu, course),
    dishes: dishes.flatMap((dish) => shownDish(menu, course, dish)),
  }))

/** The courses with a dish that is not sold out. */
export const shownCourses = (menu: ShownMenu) =>
  menu.categories
    .map(({ items }, course) => ({
      name: courseName(menu, course),
      dishes: items.flatMap((_, dish) => shownDish(menu, course, dish)).filter(({ soldOut }) => !soldOut),
    }))
    .filter(({ dishes }) => dishes.length > 0)

function courseName({ categories, translated }: ShownMenu, course: number) {
  const line = translated?.[course]?.name
  return (line ? linePieces(line).map(({ text }) => text) : [categories[course]?.name ?? '']).join('')
}

function shownDish(
  { categories, translated, writtenIn }: ShownMenu,
  course: number,
  dish: number,
): ShownDish[] {
  const item = categories[course]?.items[dish]
  const line = translated && (translated[course]?.items[dish] ?? asWritten(item?.name ?? '', writtenIn))
  return item ? [{ ...item, line }] : []
}

/** A dish that nobody translated. */
const asWritten = (name: string, source: WrittenLanguage = firstLanguage): TranslatedLine => ({
  how: 'not',
  source,
  pieces: [{ text: name, lang: source }],
})

/** Pieces of a text. One with `lang` is in that language, not in the page's. */
export type Piece = { text: string; lang?: string | undefined }

export const linePieces = ({ pieces, by }: TranslatedLine): Piece[] => [
  ...pieces.map((piece, at) => (at > 0 ? { ...piece, text: ` ${piece.text}` } : piece)),
  ...(by === 'machine' ? [{ text: machineMark }] : []),
]

/** A dish, as the kitchen wrote it or translated. */
export const dishPieces = ({ name, line }: ShownDish): Piece[] => (line ? linePieces(line) : [{ text: name }])

/** Neighbours of the page's language are one text, because a page contains each element twice. */
export function mergedPieces(pieces: Piece[]): Piece[] {
  const merged: Piece[] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    if (last && !last.lang && !piece.lang) merged[merged.length - 1] = { text: last.text + piece.text }
    else merged.push(piece)
  }
  return merged
}
