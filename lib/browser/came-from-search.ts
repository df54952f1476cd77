import { pathHere } from '../language/path-in'

const searchPath = '/restaurant/search'

let leftSearch = false
let isFirstPage = true

/** Call when a search page is left, so that the next page can offer the way back to the search. */
export function leaveSearch() {
  leftSearch = true
}

/** Tells whether one step back in the history is a search. Ask once a page. A new tab has no step back. */
export function cameFromSearch() {
  const came = leftSearch || (isFirstPage && history.length > 1 && isSearch(document.referrer))
  leftSearch = false
  isFirstPage = false
  return came
}

const isSearch = (address: string) => address.startsWith(location.origin + pathHere(searchPath))
