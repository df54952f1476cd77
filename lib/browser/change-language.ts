import type { MouseEvent } from 'react'
import { isLanguage } from '@/contract/languages'
import { samePageIn } from '../language/path-in'
import { answeredFlag } from '../language/suggestion-mark'
import { opensHere } from './opens-here'

const scrollKey = 'scrollOfLanguage'

/**
 * Before a link to this page in another language: takes along what has changed in the address, and the place on the page. Another tab keeps
 * the place here for nobody.
 */
export function goToLanguage(event: MouseEvent<HTMLAnchorElement>) {
  const { currentTarget: link } = event
  const { pathname, search, hash } = window.location
  if (isLanguage(link.lang)) link.href = samePageIn(link.lang, pathname + search + hash)
  try {
    localStorage.setItem(answeredFlag, 'yes')
    if (opensHere(event)) sessionStorage.setItem(scrollKey, String(Math.round(window.scrollY)))
  } catch {
    // Without storage the new page begins at its top.
  }
}

/** After such a link: the same place on the page. */
export function comeFromLanguage() {
  try {
    const top = sessionStorage.getItem(scrollKey)
    if (top === null) return
    sessionStorage.removeItem(scrollKey)
    if (Number(top) > 0) window.scrollTo({ top: Number(top), behavior: 'instant' })
  } catch {
    // Nothing was kept.
  }
}
