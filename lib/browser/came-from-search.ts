import { pathHere } from '../language/path-in'
import { visitStorage } from './storage'

const searchPath = '/restaurant/search'

/** The page that was opened from a search, for when it is loaded again. */
const openedKey = 'openedFromSearch'

let leftSearch = false
let isFirstPage = true

/** Call when a search page is left, so that the next page can offer the way back to the search. */
export function leaveSearch() {
  leftSearch = true
}

/** Tells whether one step back in the history is a search. Ask once a page. A new tab has no step back. */
export function cameFromSearch() {
  const isAgain = isFirstPage && isLoadedAgain() && visitStorage.get(openedKey) === location.pathname
  const came = leftSearch || isAgain || (isFirstPage && history.length > 1 && isSearch(document.referrer))
  visitStorage.set(openedKey, came ? location.pathname : null)
  leftSearch = false
  isFirstPage = false
  return came
}

/** By reloading, or by Back and Forward from another site. */
function isLoadedAgain() {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && 'type' in load && ['reload', 'back_forward'].includes(String(load.type))
}

const isSearch = (address: string) => address.startsWith(location.origin + pathHere(searchPath))
