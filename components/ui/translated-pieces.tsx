import type { TranslatedLine } from '@/contract/entities/translated-menu'

/** A course or a dish in the language of the page. Words that are not translated are shown in italics, with their `lang`. */
export function TranslatedPieces({ line: { pieces } }: { line: TranslatedLine }) {
  return pieces.map(({ text, lang }, index) => {
    const space = index > 0 ? ' ' : ''
    return lang ? (
      <i key={text} lang={lang}>
        {space + text}
      </i>
    ) : (
      space + text
    )
  })
}
