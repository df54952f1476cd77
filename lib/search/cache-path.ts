import { withPlaceOf } from './place-cookie'
import { isSearchTab, parseSearch, searchQuery } from './state'

/** The internal path a search is cached under, or null when the path is no search. */
export function searchCachePath(pathname: string, params: URLSearchParams, placeCookie?: string) {
  const [, restaurant, search, tab = 'menu', ...rest] = pathname.split('/')
  if (restaurant !== 'restaurant' || search !== 'search') return null
  if (!isSearchTab(tab) || rest.length > 0) return '/no-encontrada'
  const query = searchQuery(withPlaceOf(placeCookie, parseSearch(tab, params))).toString()
  return `/restaurant/search/${tab}/${encodeURIComponent(query || 'todo')}`
}

/** The state behind a cache path's last part; null for what no search of ours leads to. */
export function parseCachePath(tab: string, part: string) {
  const query = decoded(part)
  return isSearchTab(tab) && query !== null ? parseSearch(tab, new URLSearchParams(query)) : null
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
