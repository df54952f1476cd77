import { type Language, languages } from '../../languages'

/** Something that writes in a language. It is made for each language when it is first needed. */
export function inEachLanguage<Format>(make: (region: string, language: Language) => Format) {
  const made = new Map<Language, Format>()
  return (language: Language) => {
    const known = made.get(language) ?? make(languages[language].region, language)
    made.set(language, known)
    return known
  }
}

const list = inEachLanguage((region) => new Intl.ListFormat(region))

/** «a, b y c». */
export const listText = (words: Iterable<string>, language: Language) => list(language).format(words)
