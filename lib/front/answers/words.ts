import type { Language } from '@/contract/languages'
import {
  error as catalanError,
  refused as catalanRefused,
  screen as catalanScreen,
  widget as catalanWidget,
} from '@/messages/ca.json'
import {
  error as germanError,
  refused as germanRefused,
  screen as germanScreen,
  widget as germanWidget,
} from '@/messages/de.json'
import {
  error as englishError,
  refused as englishRefused,
  screen as englishScreen,
  widget as englishWidget,
} from '@/messages/en.json'
import {
  error as castilianError,
  refused as castilianRefused,
  screen as castilianScreen,
  widget as castilianWidget,
} from '@/messages/es.json'
import {
  error as basqueError,
  refused as basqueRefused,
  screen as basqueScreen,
  widget as basqueWidget,
} from '@/messages/eu.json'
import {
  error as frenchError,
  refused as frenchRefused,
  screen as frenchScreen,
  widget as frenchWidget,
} from '@/messages/fr.json'
import {
  error as galicianError,
  refused as galicianRefused,
  screen as galicianScreen,
  widget as galicianWidget,
} from '@/messages/gl.json'

/** What the front server says by itself, in each language. The other texts stay out of its bundle. */
const words = {
  es: { error: castilianError, refused: castilianRefused, screen: castilianScreen, widget: castilianWidget },
  ca: { error: catalanError, refused: catalanRefused, screen: catalanScreen, widget: catalanWidget },
  gl: { error: galicianError, refused: galicianRefused, screen: galicianScreen, widget: galicianWidget },
  eu: { error: basqueError, refused: basqueRefused, screen: basqueScreen, widget: basqueWidget },
  en: { error: englishError, refused: englishRefused, screen: englishScreen, widget: englishWidget },
  fr: { error: frenchError, refused: frenchRefused, screen: frenchScreen, widget: frenchWidget },
  de: { error: germanError, refused: germanRefused, screen: germanScreen, widget: germanWidget },
} satisfies Record<Language, unknown>

export const wordsIn = (language: Language) => words[language]

export type RefusalWord = keyof typeof castilianRefused
