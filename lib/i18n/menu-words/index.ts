import { ca } from './ca'
import { de } from './de'
import { en } from './en'
import { fr } from './fr'

/** The languages in which a menu is shown, by the name that each has in itself. The interface stays Spanish. */
export const shownLanguages = { en: 'English', fr: 'Français', de: 'Deutsch', ca: 'Català' } as const

export type ShownLanguage = keyof typeof shownLanguages

export const isShownLanguage = (language: string): language is ShownLanguage => language in shownLanguages

export const menuWords = { en, fr, de, ca }

/** «Monday 23 November 2026», of a date without a time. */
export const dateIn = (language: ShownLanguage, date: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(new Date(date))

export const listIn = (language: ShownLanguage, words: string[]) =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(words)

export const priceIn = (language: ShownLanguage, euros: number) =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    style: 'currency',
    currency: 'EUR',
  }).format(euros)
