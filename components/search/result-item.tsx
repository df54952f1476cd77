import { ServedItem } from '@/components/ui/served-item'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { FoundRestaurant } from '@/lib/api/search-outcome'
import { resultItemId } from '@/lib/search/result-item-id'
import type { SearchTab } from '@/lib/search/state'
import { menuToday } from '@/lib/seo/menu-today'
import { ResultCard } from './result-card'
import type { FavouriteOf } from './result-grid'

type Props = FoundRestaurant & {
  about: SearchTab
  page: number
  index: number
  renderedAt: number
  serving: ServingLabels
  favourite: FavouriteOf
}

/** A card in the list, and what a map beside it wants to know; lit up while its mark there is pointed at. */
export function ResultItem({ page, index, ...card }: Props) {
  const { restaurantId, restaurantName, location, timeZone } = card.restaurant
  const [lon, lat] = location.coordinates
  return (
    <ServedItem
      id={resultItemId(restaurantId)}
      data-result={restaurantId}
      data-name={restaurantName}
      data-lat={lat}
      data-lon={lon}
      data-price={menuToday(card.menus, timeZone, new Date(card.renderedAt))?.price ?? undefined}
      data-page={page}
      className="flex scroll-mt-20 rounded-lg data-pointed:*:border-azulejo data-pointed:*:shadow-lift"
    >
      <ResultCard {...card} isFirst={page === 1 && index === 0} />
    </ServedItem>
  )
}
