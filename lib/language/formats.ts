import { type Language, languages } from '@/contract/languages'
import {
  listText as listIn,
  numberRegion,
  inEachLanguage as ofEachLanguage,
} from '@/contract/rules/language/formats'
import { languageHere } from './here'

/** Something that writes in the language of the page. */
export function inEachLanguage<Format>(make: (region: string, language: Language) => Format) {
  const formatIn = ofEachLanguage(make)
  return () => formatIn(languageHere())
}

/** As Intl wants it: «en-GB». */
export const regionHere = () => languages[languageHere()].region

/** How numbers are written: «ca-ES». */
export const numberRegionHere = () => numberRegion(languageHere())

/** «a, b y c». */
export const listText = (words: Iterable<string>) => listIn(words, languageHere())

/** «a, b o c». */
export const eitherText = (words: Iterable<string>) => listIn(words, languageHere(), 'disjunction')
