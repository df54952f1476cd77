import type { TranslatedLine } from '@/contract/entities/translated-menu'
import { linePieces, mergedPieces, type Piece } from '@/lib/search/shown-dishes'

/** A course or a dish in the language of the page. */
export function TranslatedPieces({ line }: { line: TranslatedLine }) {
  return <Pieces pieces={linePieces(line)} />
}

/** Words that are not in the language of the page are shown in italics, with their `lang`. */
export function Pieces({ pieces }: { pieces: Piece[] }) {
  return mergedPieces(pieces).map(({ text, lang }, index) =>
    lang ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a name do not move
      <i key={index} lang={lang}>
        {text}
      </i>
    ) : (
      text
    ),
  )
}
