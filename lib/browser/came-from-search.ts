const searchPath = '/restaurant/search'

let leftSearch = false
let isFirstPage = true

/** Called as a search page goes: the page that comes next can offer the way back to it. */
export function leaveSearch() {
  leftSearch = true
}

/** Whether one step back in the history is a search; asked once, as a page stands. A new tab has no step back. */
export function cameFromSearch() {
  const came = leftSearch || (isFirstPage && history.length > 1 && isSearch(document.referrer))
  leftSearch = false
  isFirstPage = false
  return came
}

const isSearch = (address: string) => address.startsWith(location.origin + searchPath)
