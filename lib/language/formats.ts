import { type Language, languages } from '@/contract/languages'
import { languageHere } from './here'

/** Something that writes in the language of the page. It is made for each language when it is first needed. */
export function inEachLanguage<Format>(make: (region: string, language: Language) => Format) {
  const made = new Map<Language, Format>()
  return () => {
    const language = languageHere()
    const known = made.get(language) ?? make(languages[language].region, language)
    made.set(language, known)
    return known
  }
}

/** As Intl wants it: «en-GB». */
export const regionHere = () => languages[languageHere()].region

/** «a, b y c». */
const list = inEachLanguage((region) => new Intl.ListFormat(region))

export const listText = (words: Iterable<string>) => list().format(words)
