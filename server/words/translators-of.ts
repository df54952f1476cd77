import type { Messages, NamespaceKeys, NestedKeyOf } from 'next-intl'
import type { Language } from '@/contract/languages'
import { inEachLanguage } from '@/contract/rules/language/formats'
import es from '@/messages/es.json'
import { createTranslator } from '@/server/words/create-translator'
import * as ca from './ca'
import * as de from './de'
import * as en from './en'
import * as eu from './eu'
import * as fr from './fr'
import * as gl from './gl'

/** What the server writes in other languages than Castilian. The other texts stay out of its bundle. */
type Words = Pick<Messages, keyof typeof ca>

const words: Record<Language, Words> = { es, ca, gl, eu, en, fr, de }

/** A translator for each language. With the region, so that hours and lists are written as the language's dates are. */
export const translatorsOf = <const Namespace extends NamespaceKeys<Words, NestedKeyOf<Words>>>(
  namespace: Namespace,
) => inEachLanguage((locale, language) => createTranslator({ locale, messages: words[language], namespace }))
