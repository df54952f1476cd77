import { type Language, languageCodes } from '@/contract/languages'
import { textVersionOf } from '@/server/modules/subscribers'
import { translatorsOf } from '@/server/words/translators-of'

const words = translatorsOf('dishAlert')

/** What a person of this language agrees to, as a version. */
export const consentIn = (language: Language) => textVersionOf(words(language).raw('consent'))

const languageOf = new Map(languageCodes.map((language) => [consentIn(language), language]))

/** The language of the page on which an alert was asked for, by the text that the person agreed to. Undefined for a text that has changed since. */
export const languageOfConsent = (textVersion: string): Language | undefined => languageOf.get(textVersion)
