import { type Language, languages } from '@/contract/languages'
import { listText as listIn, inEachLanguage as ofEachLanguage } from '@/contract/rules/language/formats'
import { languageHere } from './here'

/** Something that writes in the language of the page. */
export function inEachLanguage<Format>(make: (region: string, language: Language) => Format) {
  const formatIn = ofEachLanguage(make)
  return () => formatIn(languageHere())
}

/** As Intl wants it: «en-GB». */
export const regionHere = () => languages[languageHere()].region

/** «a, b y c». */
export const listText = (words: Iterable<string>) => listIn(words, languageHere())
