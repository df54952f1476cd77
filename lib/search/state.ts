import { type Allergen, allergens, type Cuisine, cuisines } from '@/contract/lists'
import { distanceSlider } from '@/contract/rules/search-limits'
import { searchText } from '@/contract/rules/search-text'

export const searchTabs = ['menu', 'restaurant'] as const
export const pageSize = 20
const maxPage = 50

export type SearchTab = (typeof searchTabs)[number]

export type SearchState = {
  tab: SearchTab
  lat?: number
  lon?: number
  /** What the person calls the point; alone, it is looked up. */
  place: string
  q: string
  open: boolean
  delivery: boolean
  takeaway: boolean
  /** These three ask something of a menu, so on the tab of restaurants they are off. */
  voucher: boolean
  drink: boolean
  without: Allergen[]
  cuisines: Cuisine[]
  km?: number
  price?: 'asc' | 'desc'
  page: number
}

export const isSearchTab = (value: string): value is SearchTab => searchTabs.some((tab) => tab === value)

/** Reads the URL forgivingly: what makes no sense is left out, so that any link leads somewhere. */
export function parseSearch(tab: SearchTab, params: URLSearchParams): SearchState {
  const flag = (name: string) => params.get(name) === '1'
  const menuFlag = (name: string) => tab === 'menu' && flag(name)
  const price = params.get('price')
  return {
    tab,
    ...point(params),
    place: searchText(params.get('place') ?? '')
      .slice(0, 80)
      .toWellFormed(),
    q: searchText(params.get('q') ?? ''),
    open: flag('open'),
    delivery: flag('delivery'),
    takeaway: flag('takeaway'),
    voucher: menuFlag('voucher'),
    drink: menuFlag('drink'),
    without: tab === 'menu' ? allergens.filter((one) => params.getAll('without').includes(one)) : [],
    cuisines: cuisines.filter((cuisine) => params.getAll('cuisine').includes(cuisine)),
    km: whole(params.get('km'), distanceSlider.min, distanceSlider.max),
    price: price === 'asc' || price === 'desc' ? price : undefined,
    page: whole(params.get('page'), 1, maxPage) ?? 1,
  }
}

/** The state as a query, always in the same order, so that equal questions are one cache entry. */
export function searchQuery(state: SearchState): URLSearchParams {
  const query = new URLSearchParams()
  if (state.lat !== undefined && state.lon !== undefined) {
    query.set('lat', String(state.lat))
    query.set('lon', String(state.lon))
  }
  if (state.place) query.set('place', state.place)
  if (state.q) query.set('q', state.q)
  if (state.open) query.set('open', '1')
  if (state.delivery) query.set('delivery', '1')
  if (state.takeaway) query.set('takeaway', '1')
  if (state.tab === 'menu') {
    if (state.voucher) query.set('voucher', '1')
    if (state.drink) query.set('drink', '1')
    for (const allergen of state.without) query.append('without', allergen)
  }
  for (const cuisine of state.cuisines) query.append('cuisine', cuisine)
  if (state.km !== undefined) query.set('km', String(state.km))
  if (state.price) query.set('price', state.price)
  if (state.page > 1) query.set('page', String(state.page))
  return query
}

/** Where a state lives; a change of anything but the page starts at the first page again. */
export function searchHref(state: SearchState, change: Partial<SearchState> = {}) {
  const next = { ...state, page: 1, ...change }
  const query = searchQuery(next).toString()
  return `/restaurant/search/${next.tab}${query ? `?${query}` : ''}`
}

export function hasFilters(state: SearchState) {
  return (
    state.open ||
    state.delivery ||
    state.takeaway ||
    state.voucher ||
    state.drink ||
    state.without.length > 0 ||
    state.cuisines.length > 0 ||
    state.km !== undefined ||
    !!state.price
  )
}

export const withoutFilters = {
  open: false,
  delivery: false,
  takeaway: false,
  voucher: false,
  drink: false,
  without: [],
  cuisines: [],
  km: undefined,
  price: undefined,
} satisfies Partial<SearchState>

/** A hundred metres is near enough to share a page, and too near to misstate a distance. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000 + 0

function point(params: URLSearchParams) {
  const lat = coordinate(params.get('lat'), 90)
  const lon = coordinate(params.get('lon'), 180)
  return lat === undefined || lon === undefined ? {} : { lat, lon }
}

function coordinate(value: string | null, limit: number) {
  const degrees = value?.trim() ? Number(value) : Number.NaN
  return Math.abs(degrees) <= limit ? rounded(degrees) : undefined
}

function whole(value: string | null, min: number, max: number) {
  if (!value || !/^\d{1,4}$/.test(value)) return undefined
  const number = Number(value)
  return number >= min && number <= max ? number : undefined
}
