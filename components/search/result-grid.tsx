import { PlainLinks } from '@/components/ui/plain-links'
import { ServingClock } from '@/components/ui/serving/serving-clock'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { FoundRestaurant } from '@/lib/api/search'
import { ServedItem } from '@/lib/insides/browser/served-item'
import { type FavouriteOf, ResultCard } from './result-card'
import { TranslatedNote } from './translated-note'

type Props = {
  results: FoundRestaurant[]
  renderedAt: number
  serving: ServingLabels
  favourite: FavouriteOf
}

export function ResultGrid({ results, ...shared }: Props) {
  return (
    <PlainLinks>
      <ol className="grid grid-cols-1 gap-2.5 md:grid-cols-2 md:gap-4">
        {results.map((result, index) => (
          <ServedItem key={result.restaurant.restaurantId} className="later flex [--later-height:9.5rem]">
            <ResultCard {...result} {...shared} isFirst={index === 0} />
          </ServedItem>
        ))}
      </ol>
      <TranslatedNote results={results} />
      <ServingClock labels={shared.serving} />
    </PlainLinks>
  )
}
