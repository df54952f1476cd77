import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '@/contract/languages'
import { storeKey } from './here'

function languages(): AsyncLocalStorage<Language> {
  const known: unknown = Reflect.get(globalThis, storeKey)
  if (known instanceof AsyncLocalStorage) return known
  const made = new AsyncLocalStorage<Language>()
  Reflect.set(globalThis, storeKey, made)
  return made
}

/** All that `work` begins is done in this language: lib/language/here.ts reads it. */
export const inLanguage = <Result>(language: Language, work: () => Result) => languages().run(language, work)

/** The same for all that the present request still begins. */
export const goOnIn = (language: Language) => languages().enterWith(language)
