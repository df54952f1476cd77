import type { Language } from '@/contract/languages'
import {
  refused as catalanRefused,
  screen as catalanScreen,
  widget as catalanWidget,
} from '@/messages/ca.json'
import { refused as germanRefused, screen as germanScreen, widget as germanWidget } from '@/messages/de.json'
import {
  refused as englishRefused,
  screen as englishScreen,
  widget as englishWidget,
} from '@/messages/en.json'
import {
  refused as castilianRefused,
  screen as castilianScreen,
  widget as castilianWidget,
} from '@/messages/es.json'
import { refused as basqueRefused, screen as basqueScreen, widget as basqueWidget } from '@/messages/eu.json'
import { refused as frenchRefused, screen as frenchScreen, widget as frenchWidget } from '@/messages/fr.json'
import {
  refused as galicianRefused,
  screen as galicianScreen,
  widget as galicianWidget,
} from '@/messages/gl.json'

/** What the front server says by itself, in each language. The other texts stay out of its bundle. */
const words = {
  es: { refused: castilianRefused, screen: castilianScreen, widget: castilianWidget },
  ca: { refused: catalanRefused, screen: catalanScreen, widget: catalanWidget },
  gl: { refused: galicianRefused, screen: galicianScreen, widget: galicianWidget },
  eu: { refused: basqueRefused, screen: basqueScreen, widget: basqueWidget },
  en: { refused: englishRefused, screen: englishScreen, widget: englishWidget },
  fr: { refused: frenchRefused, screen: frenchScreen, widget: frenchWidget },
  de: { refused: germanRefused, screen: germanScreen, widget: germanWidget },
} satisfies Record<Language, unknown>

export const wordsIn = (language: Language) => words[language]

export type RefusalWord = keyof typeof castilianRefused
