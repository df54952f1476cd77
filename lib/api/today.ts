import 'server-only'
import { servingState } from '@/contract/rules/menu/serving'
import { weekMinutes } from '@/contract/rules/time/opening-hours'
import { parseSearch } from '../search/state'
import { menuToday } from '../seo/menu-today'
import { getCities, getCityMenus } from './cities'
import { type FoundRestaurant, searchOutcome } from './search'

const shownMenus = 3

/** Today's menus in the largest city with data: what is served now near its centre, and the cheapest. Null where there is no menu. */
export async function getToday(now: Date) {
  // This search comes first. It is valid for a minute, so a page that was made while the api did not answer is soon made again.
  await searchOutcome(parseSearch('menu', new URLSearchParams()))
  const [city] = (await getCities(1)).cities
  if (!city) return null
  const { lat, lon } = city.position
  const place = new URLSearchParams({ lat: String(lat), lon: String(lon), place: city.name })
  const [around, whole] = await Promise.all([
    searchOutcome(parseSearch('menu', place)),
    getCityMenus({ city: city.slug, page: 1, cuisine: undefined }),
  ])
  if (!whole || whole.menusToday === 0) return null
  const near = around.kind === 'found' ? around.results : whole.results
  const [first] = whole.results
  const menu = first && menuToday(first.menus, first.restaurant.timeZone, now)
  return {
    city: { slug: city.slug, name: city.name },
    menusToday: whole.menusToday,
    results: near.toSorted((a, b) => servingRank(a, now) - servingRank(b, now)).slice(0, shownMenus),
    cheapest:
      first && typeof menu?.price === 'number' ? { restaurant: first.restaurant, price: menu.price } : null,
  }
}

export type Today = NonNullable<Awaited<ReturnType<typeof getToday>>>

/** Menus that are served now come first, then menus of later today. Within each group the nearest comes first. */
function servingRank({ restaurant: { schedule, timeZone }, menus }: FoundRestaurant, now: Date) {
  const menu = menuToday(menus, timeZone, now)
  if (!menu) return 3
  const window = menu.window && { ...menu.window, date: menu.date }
  const state = servingState(weekMinutes(schedule), window, timeZone, now)
  if (state.kind === 'menu-now' || (state.kind === 'place' && state.place.open)) return 0
  return state.kind === 'menu-later' ? 1 : 2
}
