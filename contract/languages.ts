/**
 * The languages of the interface, each under its code. A language is switched on by its line here and its messages/CODE.json. `side` says
 * what is translated: everything, or only what diners see.
 */
export const languages = {
  es: { name: 'Castellano', side: 'whole', region: 'es-ES' },
  ca: { name: 'Català', side: 'whole', region: 'ca-ES' },
  gl: { name: 'Galego', side: 'whole', region: 'gl-ES' },
  eu: { name: 'Euskara', side: 'whole', region: 'eu-ES' },
  en: { name: 'English', side: 'whole', region: 'en-GB' },
  fr: { name: 'Français', side: 'diner', region: 'fr-FR' },
  de: { name: 'Deutsch', side: 'diner', region: 'de-DE' },
} as const satisfies Record<string, { name: string; side: 'whole' | 'diner'; region: string }>

export type Language = keyof typeof languages

/** The languages in which kitchens write their menus. */
export const writtenLanguages = ['es', 'ca', 'gl', 'eu'] as const
export type WrittenLanguage = (typeof writtenLanguages)[number]

/** Castilian: its addresses have no prefix. */
export const firstLanguage = 'es'

export const languageCodes = Object.keys(languages).filter(isLanguage)

/** The header by which a client says the language of its page. */
export const languageHeader = 'x-language'

/** The address of a page in a language that has it. */
export const addressIn = (language: Language, path: string) =>
  language === firstLanguage ? path : `/${language}${path === '/' ? '' : path}`

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code)
}

/** A language in which everything is translated: what owners read, too. */
export type WholeLanguage = {
  [Code in Language]: (typeof languages)[Code]['side'] extends 'whole' ? Code : never
}[Language]

export const isWhole = (code: Language): code is WholeLanguage => languages[code].side === 'whole'

export const wholeLanguages = languageCodes.filter(isWhole)

/** A language in which owners read. */
export const ownerLanguage = (language: Language | undefined) =>
  wholeLanguages.find((one) => one === language)
