import type { Menu, MenuItem } from '@/contract/entities/menu'
import type { TranslatedLine, TranslatedMenu } from '@/contract/entities/translated-menu'

/** A menu on a card, with its courses and dishes in the language of the page if they are translated into it. */
export type ShownMenu = Menu & { translated?: TranslatedMenu['translated'] }

export type ShownDish = MenuItem & { line?: TranslatedLine | undefined }

/** The courses with a dish that is not sold out. */
export const shownCourses = ({ categories, translated }: ShownMenu) =>
  categories
    .map(({ name, items }, at) => ({
      name: translated?.[at]?.name.pieces.map(({ text }) => text).join(' ') ?? name,
      dishes: items
        .map((item, index): ShownDish => ({ ...item, line: translated?.[at]?.items[index] }))
        .filter(({ soldOut }) => !soldOut),
    }))
    .filter(({ dishes }) => dishes.length > 0)

/** Pieces of a text. One with `lang` is in that language, not in the page's. */
export type Piece = { text: string; lang?: string | undefined }

export const linePieces = ({ pieces }: TranslatedLine): Piece[] =>
  pieces.map((piece, at) => (at > 0 ? { ...piece, text: ` ${piece.text}` } : piece))

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
