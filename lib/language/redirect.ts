import { permanentRedirect as nextPermanentRedirect, redirect as nextRedirect } from 'next/navigation'
import { pathHere } from './path-in'

/** To a page in the language of this one. */
export function redirect(path: string): never {
  nextRedirect(pathHere(path))
}

export function permanentRedirect(path: string): never {
  nextPermanentRedirect(pathHere(path))
}
