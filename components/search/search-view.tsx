import type { ReactNode } from 'react'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { SearchOutcome } from '@/lib/api/search-outcome'
import type { SearchState } from '@/lib/search/state'
import type { ChangePlaceButton } from './change-place-button'
import { NoResults } from './no-results'
import { OutsideSpain, UnknownPlace } from './place-problem'
import type { FavouriteOf } from './result-grid'
import { Results } from './results'
import { ResultsHeading } from './results-heading'

type Props = {
  state: SearchState
  outcome: SearchOutcome
  renderedAt: number
  serving: ServingLabels
  changePlace: ChangePlaceButton
  favourite: FavouriteOf
  cityLink: ReactNode
}

export function SearchView({ state, outcome, renderedAt, serving, changePlace, favourite, cityLink }: Props) {
  if (outcome.kind === 'unknown-place') return <UnknownPlace state={state} changePlace={changePlace} />
  if (outcome.kind === 'outside-spain') return <OutsideSpain state={state} changePlace={changePlace} />
  const { place, results, hasMore, correctedQuery } = outcome
  return (
    <>
      <ResultsHeading
        state={state}
        place={place}
        found={results.length}
        hasMore={hasMore}
        correctedQuery={correctedQuery}
        changePlace={changePlace}
      />
      {results.length > 0 ? (
        <Results
          state={state}
          outcome={outcome}
          renderedAt={renderedAt}
          serving={serving}
          favourite={favourite}
          cityLink={cityLink}
        />
      ) : (
        <NoResults state={state} place={place} from={outcome.position} />
      )}
    </>
  )
}
