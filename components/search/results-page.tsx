import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { FoundRestaurant } from '@/lib/api/search-outcome'
import type { ShownResult } from '@/lib/browser/shown-results'
import type { SearchTab } from '@/lib/search/state'
import { menuToday } from '@/lib/seo/menu-today'
import { ResultCard } from './result-card'
import type { FavouriteOf } from './result-grid'

/** A page of the list: its cards are drawn by the server, whenever they come. */
export type ResultsPage = { page: number; results: ShownResult[]; hasMore: boolean; renderedAt: number }

type Found = { page: number; results: FoundRestaurant[]; hasMore: boolean; renderedAt: number }
type Looks = { about: SearchTab; serving: ServingLabels; favourite: FavouriteOf }

export function resultsPage({ page, results, hasMore, renderedAt }: Found, looks: Looks): ResultsPage {
  const shown = results.map(({ restaurant, menus }, index) => {
    const [lon, lat] = restaurant.location.coordinates
    return {
      id: restaurant.restaurantId,
      name: restaurant.restaurantName,
      position: { lat, lon },
      price: menuToday(menus, restaurant.timeZone, new Date(renderedAt))?.price ?? null,
      card: (
        <ResultCard {...{ restaurant, menus, renderedAt, ...looks }} isFirst={page === 1 && index === 0} />
      ),
    }
  })
  return { page, results: shown, hasMore, renderedAt }
}
