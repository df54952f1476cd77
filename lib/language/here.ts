import { firstLanguage, isLanguage, type Language } from '@/contract/languages'

/** Lives on the process: the front server, the pages and the browser's parts as the server renders them are separate bundles. */
export const storeKey = Symbol.for('mantel.language')

/**
 * The language of the page: in a browser the document's, on the server the one in which the front server began to answer the request
 * (lib/language/in-language.ts). While the product is built it is Castilian.
 */
export function languageHere(): Language {
  if (typeof document !== 'undefined') return known(document.documentElement.lang)
  const store: unknown = Reflect.get(globalThis, storeKey)
  return known(hasStore(store) ? store.getStore() : undefined)
}

const known = (code: unknown) => (typeof code === 'string' && isLanguage(code) ? code : firstLanguage)

const hasStore = (value: unknown): value is { getStore: () => unknown } =>
  typeof value === 'object' && value !== null && 'getStore' in value && typeof value.getStore === 'function'

/** The `lang` of words in a language, where it is not that of the page. */
export const otherThanHere = (language: Language | undefined) =>
  language === languageHere() ? undefined : language

/** The `lang` of what restaurants write themselves, where the page is in another language than most of them. */
export const houseLanguage = () => (languageHere() === firstLanguage ? undefined : firstLanguage)

/** Behind a label. French has a narrow space before it. */
export const colonHere = () => (languageHere() === 'fr' ? '\u202f:' : ':')
