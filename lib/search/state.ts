import type { Position } from '@/contract/entities/place'
import { roundDegrees } from '@/contract/geography'
import { toEuros } from '@/contract/rules/menu/price'
import { joinFilters, readQuestion } from '@/contract/rules/search/question-words'
import {
  asksForMenu,
  type FilterName,
  type FilterValues,
  filterNames,
  mostPaidCents,
  readFilters,
  searchText,
  wholeBetween,
  writtenFilter,
} from '@/contract/search'
import { languageHere } from '../language/here'
import { readPath } from '../language/read-path'
import { nearText, readNear } from './place'

export const searchTabs = ['menu', 'restaurant'] as const
export const pageSize = 20
const maxPage = 50

export type SearchTab = (typeof searchTabs)[number]

/** The filters of contract/search.ts, each under its name. */
export type SearchState = FilterValues & {
  tab: SearchTab
  lat?: number
  lon?: number
  /** The person's name for the point. Without a point, the place of this name is looked up. */
  place: string
  /** The place of the last search before this one. Of several places with the same name, the nearest to it is used. */
  near?: Position
  q: string
  page: number
}

export const isSearchTab = (value: string): value is SearchTab => searchTabs.some((tab) => tab === value)

/** A search for restaurants does not filter by menus. */
export const isAsked = (name: FilterName, tab: SearchTab) => tab === 'menu' || !asksForMenu(name)

/** Reads the URL and ignores invalid values, so that every link leads to a search. */
export function parseSearch(tab: SearchTab, params: URLSearchParams, language = languageHere()): SearchState {
  const { q, filters } = readQuestion(searchText(params.get('q') ?? ''), tab, language)
  return {
    tab,
    ...point(params),
    place: searchText(params.get('place') ?? '')
      .slice(0, 80)
      .toWellFormed(),
    ...lastPoint(params),
    q,
    ...joinFilters(
      readFilters((name) => (isAsked(name, tab) ? params.getAll(name) : [])),
      filters,
    ),
    page: wholeBetween(params.get('page'), 1, maxPage) ?? 1,
  }
}

/** The state as a query, always in the same order, so that equal searches share one cache entry. */
export function searchQuery(state: SearchState): URLSearchParams {
  const query = new URLSearchParams()
  if (state.lat !== undefined && state.lon !== undefined) {
    query.set('lat', String(state.lat))
    query.set('lon', String(state.lon))
  }
  if (state.place) query.set('place', state.place)
  if (state.place && state.near && state.lat === undefined) query.set('near', nearText(state.near))
  if (state.q) query.set('q', state.q)
  for (const name of filterNames)
    if (isAsked(name, state.tab)) for (const value of writtenFilter(state, name)) query.append(name, value)
  if (state.page > 1) query.set('page', String(state.page))
  return query
}

/** The address of a state. A change of anything but the page leads to the first page. */
export function searchHref(state: SearchState, change: Partial<SearchState> = {}) {
  const next = { ...state, page: 1, ...change }
  const query = searchQuery(next).toString()
  return `/restaurant/search/${next.tab}${query ? `?${query}` : ''}`
}

export const hasFilters = (state: SearchState) => filterNames.some((name) => state[name] !== undefined)

export const withoutFilters: FilterValues = {}
for (const name of filterNames) withoutFilters[name] = undefined

/** The most that a diner of this search pays, in euros. */
export const mostPaid = (filters: FilterValues) => toEuros(mostPaidCents(filters))

export const isLimitOfPrice = (name: FilterName, filters: FilterValues) =>
  Number.isFinite(mostPaid({ [name]: filters[name] }))

/** A hundred metres: near enough to share a cached page, and too near to make a distance wrong. */
const nearby = (degrees: number) => roundDegrees(degrees, 3)

function point(params: URLSearchParams) {
  const lat = coordinate(params.get('lat'), 90)
  const lon = coordinate(params.get('lon'), 180)
  return lat === undefined || lon === undefined ? {} : { lat, lon }
}

function coordinate(value: string | null, limit: number) {
  const degrees = value?.trim() ? Number(value) : Number.NaN
  return Math.abs(degrees) <= limit ? nearby(degrees) : undefined
}

/** Only for a place without coordinates. */
function lastPoint(params: URLSearchParams) {
  const near = params.has('place') && !params.has('lat') ? readNear(params.get('near') ?? '') : undefined
  return near && { near }
}

/** The address of a search without what does not change its answer. Null when the path is no search. */
export function searchAddress(pathname: string, params: URLSearchParams) {
  const { language, path } = readPath(pathname)
  const [, restaurant, search, tab = 'menu', ...rest] = path.split('/')
  if (restaurant !== 'restaurant' || search !== 'search' || !isSearchTab(tab) || rest.length > 0) return null
  const query = searchQuery(parseSearch(tab, params, language)).toString()
  return query ? `${pathname}?${query}` : pathname
}

/** The internal path under which a search is cached. Null when the path is no search. */
export function searchCachePath(pathname: string, params: URLSearchParams, placeCookie?: string) {
  const { language, path } = readPath(pathname)
  const [, restaurant, search, tab = 'menu', ...rest] = path.split('/')
  if (restaurant !== 'restaurant' || search !== 'search') return null
  if (!isSearchTab(tab) || rest.length > 0) return `/${language}/no-encontrada`
  const query = searchQuery(withPlaceOf(placeCookie, parseSearch(tab, params, language))).toString()
  return `/${language}/restaurant/search/${tab}/${encodeURIComponent(query || 'todo')}`
}

/** Reads the cookie like an address: a forged cookie only changes the place of the forger's own search. */
function withPlaceOf(cookie: string | undefined, state: SearchState): SearchState {
  if (!cookie || state.place || state.lat !== undefined) return state
  const { lat, lon, place } = parseSearch(state.tab, new URLSearchParams(cookie))
  return lat === undefined || !place ? state : { ...state, lat, lon, place }
}

/** The state in the last part of a cache path. Null for a part that no search of Mantel makes. */
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
