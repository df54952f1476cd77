import { useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import { ServingClock } from '@/components/ui/serving/serving-clock'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { FilterValues } from '@/contract/search'
import type { FoundRestaurant, SearchOutcome } from '@/lib/api/search'
import { ServedItem } from '@/lib/insides/browser/served-item'
import { resultFacts } from '@/lib/search/shown-result'
import type { SearchState } from '@/lib/search/state'
import { understoodState } from '@/lib/search/understood-state'
import { DishAlert, dishOf } from './dish-alert'
import { type FavouriteOf, ResultCard } from './result-card'
import { ResultList } from './result-list'
import { TranslatedNote } from './translated-note'

type Props = {
  state: SearchState
  outcome: Extract<SearchOutcome, { kind: 'found' }>
  hasAlerts: boolean
  renderedAt: number
  serving: ServingLabels
  favourite: FavouriteOf
  /** The link to the city's page, at the end of the first page. Below the list it would move away when more pages load. */
  cityLink: ReactNode
}

export function Results({ state, outcome, hasAlerts, renderedAt, serving, favourite, cityLink }: Props) {
  const { results, hasMore, place, position, isTranslated, leftOut } = outcome
  const corrected = understoodState(state, outcome)
  // Who types «chicken» is told of chicken, not of «pollo».
  const wished = isTranslated && !leftOut?.length ? state : corrected
  const { paging } = useMessages().search
  return (
    <>
      <ResultList
        key={renderedAt}
        state={state}
        from={position}
        place={place}
        hasMore={hasMore}
        renderedAt={renderedAt}
        labels={paging}
      >
        {results.map((result, index) => (
          <ResultItem
            key={result.restaurant.restaurantId}
            {...result}
            filters={state}
            q={corrected.q}
            page={state.page}
            index={index}
            renderedAt={renderedAt}
            serving={serving}
            favourite={favourite}
          />
        ))}
        {cityLink ? <li className="col-span-full">{cityLink}</li> : null}
        {hasAlerts && state.page === 1 && dishOf(wished) ? (
          <li className="col-span-full flex justify-center">
            <DishAlert state={wished} place={place} from={position} />
          </li>
        ) : null}
      </ResultList>
      <TranslatedNote results={results} />
      <ServingClock labels={serving} />
    </>
  )
}

type ResultItemProps = FoundRestaurant & {
  filters: FilterValues
  q: string
  page: number
  index: number
  renderedAt: number
  serving: ServingLabels
  favourite: FavouriteOf
}

/** A card in the list, highlighted while the pointer is on its mark on the map. */
function ResultItem({ page, index, ...card }: ResultItemProps) {
  return (
    <ServedItem
      {...resultFacts(card, new Date(card.renderedAt), card.filters)}
      data-page={page}
      className="flex scroll-mt-20 rounded-lg data-pointed:*:border-azulejo data-pointed:*:shadow-lift"
    >
      <ResultCard {...card} isFirst={page === 1 && index === 0} />
    </ServedItem>
  )
}
