import type { ReactNode } from 'react'
import { PlainLinks } from '@/components/ui/plain-links'
import { ServedItem } from '@/components/ui/served-item'
import { ServingClock } from '@/components/ui/serving/serving-clock'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { RestaurantCard } from '@/contract/entities/restaurant'
import type { FoundRestaurant } from '@/lib/api/search-outcome'
import type { SearchTab } from '@/lib/search/state'
import { ResultCard } from './result-card'

/** A restaurant's heart, which is another feature's: the page brings it along. */
export type FavouriteOf = (restaurant: RestaurantCard) => ReactNode

type Props = {
  results: FoundRestaurant[]
  about: SearchTab
  renderedAt: number
  serving: ServingLabels
  favourite: FavouriteOf
}

export function ResultGrid({ results, ...shared }: Props) {
  return (
    <PlainLinks>
      <ol className="grid gap-3 md:grid-cols-2 md:gap-5">
        {results.map((result, index) => (
          <ServedItem key={result.restaurant.restaurantId} className="later flex [--later-height:13rem]">
            <ResultCard {...result} {...shared} isFirst={index === 0} />
          </ServedItem>
        ))}
      </ol>
      <ServingClock labels={shared.serving} />
    </PlainLinks>
  )
}
