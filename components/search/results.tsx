import { useMessages } from 'next-intl'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { SearchOutcome } from '@/lib/api/search-outcome'
import type { SearchState } from '@/lib/search/state'
import type { FavouriteOf } from './result-grid'
import { ResultList } from './result-list'
import { resultsPage } from './results-page'
import type { MoreResults } from './use-more-results'

type Props = {
  state: SearchState
  outcome: Extract<SearchOutcome, { kind: 'found' }>
  renderedAt: number
  serving: ServingLabels
  favourite: FavouriteOf
  more: MoreResults
}

export function Results({ state, outcome, renderedAt, serving, favourite, more }: Props) {
  const { results, hasMore, position } = outcome
  const { paging } = useMessages().search
  const found = { page: state.page, results, hasMore, renderedAt }
  return (
    <ResultList
      key={renderedAt}
      state={state}
      from={position}
      first={resultsPage(found, { about: state.tab, serving, favourite })}
      more={more}
      labels={paging}
    />
  )
}
