import { addressIn, firstLanguage, type Language } from '@/contract/languages'
import { languageHere } from './here'
import { isWordless, readPath } from './read-path'
import { hasPage } from './sides'

/**
 * An address of this site in a language, with what follows the path. Castilian where the language has no such page. An address that has a
 * language already, of a file, or of another site stays.
 */
export function pathIn(language: Language, address: string) {
  const [path = '', rest = ''] = splitAt(address)
  if (!isOurs(path) || language === firstLanguage || isWordless(path)) return address
  if (readPath(path).language !== firstLanguage || !hasPage(language, path)) return address
  return addressIn(language, path) + rest
}

/** The same page in another language. */
export const samePageIn = (language: Language, address: string) => pathIn(language, readPath(address).path)

/** An address in the language of the page. */
export const pathHere = (address: string) => pathIn(languageHere(), address)

/** Whether an address is a page of this site in another language than this page. */
export function leavesLanguage(address: string) {
  const [path = ''] = splitAt(address)
  return isOurs(path) && !isWordless(path) && readPath(path).language !== languageHere()
}

const isOurs = (path: string) => path.startsWith('/') && !path.startsWith('//')

function splitAt(address: string) {
  const end = address.search(/[?#]/)
  return end < 0 ? [address] : [address.slice(0, end), address.slice(end)]
}
