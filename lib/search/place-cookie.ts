import { rounded, type SearchedPlace } from './place-href'
import { parseSearch, type SearchState } from './state'

/** Where the diner looks from, for a search whose address does not say it. */
export const placeCookieName = 'place'

export const placeCookieValue = ({ name, lat, lon }: Required<SearchedPlace>) =>
  encodeURIComponent(`lat=${rounded(lat)}&lon=${rounded(lon)}&place=${encodeURIComponent(name)}`)

/** Reads it as forgivingly as an address: whoever forges it only changes where they look from. */
export function withPlaceOf(cookie: string | undefined, state: SearchState): SearchState {
  if (!cookie || state.place || state.lat !== undefined) return state
  const { lat, lon, place } = parseSearch(state.tab, new URLSearchParams(cookie))
  return lat === undefined || !place ? state : { ...state, lat, lon, place }
}

/** What depends on the cookie is nothing that caches on the way may give to somebody else; ours keeps it by its place. */
export function sharedBy(params: URLSearchParams) {
  const isPlaceInAddress = params.has('place') || (params.has('lat') && params.has('lon'))
  return isPlaceInAddress ? undefined : { 'cache-control': 'private, no-cache' }
}
