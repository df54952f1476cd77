import type { TranslatedLine, WrittenLanguage } from '@/contract/entities/translated-menu'

/** What nobody understands is in the language of the rest of the menu. */
export const asWritten = (line: TranslatedLine, lang: WrittenLanguage): TranslatedLine =>
  line.how === 'not'
    ? { ...line, source: lang, pieces: line.pieces.map(({ text }) => ({ text, lang })) }
    : line
