import type { Language } from '../../languages'

/** The signs around a quoted word, as the texts of the language have them. French has a space inside that does not break. */
const signs: Record<Language, readonly [open: string, close: string]> = {
  ...{ es: ['«', '»'], ca: ['«', '»'], gl: ['«', '»'], eu: ['«', '»'] },
  ...{ en: ['“', '”'], fr: ['«\u00a0', '\u00a0»'], de: ['„', '“'] },
}

/** «Lentejas», in English “Lentejas”. */
export const quoted = (language: Language, text: string) => signs[language].join(text)

/** More than one word for a text that has the outer signs itself: «a», «b». */
export function betweenQuotes(language: Language, words: readonly string[]) {
  const [open, close] = signs[language]
  return words.join(`${close}, ${open}`)
}
