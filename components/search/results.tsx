import { useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import { ServingClock } from '@/components/ui/serving/serving-clock'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { SearchOutcome } from '@/lib/api/search-outcome'
import type { SearchState } from '@/lib/search/state'
import { DishAlert, dishOf } from './dish-alert'
import type { FavouriteOf } from './result-grid'
import { ResultItem } from './result-item'
import { ResultList } from './result-list'

type Props = {
  state: SearchState
  outcome: Extract<SearchOutcome, { kind: 'found' }>
  renderedAt: number
  serving: ServingLabels
  favourite: FavouriteOf
  /** The way to all of the city, where the first page ends: below it, it would run away from whoever scrolls to it. */
  cityLink: ReactNode
}

export function Results({ state, outcome, renderedAt, serving, favourite, cityLink }: Props) {
  const { results, hasMore, place, position, correctedQuery } = outcome
  const meant = correctedQuery ? { ...state, q: correctedQuery } : state
  const { paging } = useMessages().search
  return (
    <>
      <ResultList
        key={renderedAt}
        state={state}
        from={position}
        hasMore={hasMore}
        renderedAt={renderedAt}
        labels={paging}
      >
        {results.map((result, index) => (
          <ResultItem
            key={result.restaurant.restaurantId}
            {...result}
            about={state.tab}
            page={state.page}
            index={index}
            renderedAt={renderedAt}
            serving={serving}
            favourite={favourite}
          />
        ))}
        {cityLink ? <li className="col-span-full">{cityLink}</li> : null}
        {state.page === 1 && dishOf(meant) ? (
          <li className="col-span-full flex justify-center">
            <DishAlert state={meant} place={place} from={position} />
          </li>
        ) : null}
      </ResultList>
      <ServingClock labels={serving} />
    </>
  )
}
