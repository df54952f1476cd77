import type { TranslatedLine, WrittenLanguage } from '@/contract/entities/translated-menu'

/** What the lexicon does not understand is in the language of the rest of the menu. */
export function asWritten(line: TranslatedLine, lang: WrittenLanguage): TranslatedLine {
  if (line.by === 'machine') return { ...line, source: lang }
  return line.how === 'not'
    ? { ...line, source: lang, pieces: line.pieces.map(({ text }) => ({ text, lang })) }
    : line
}
