'use server'

import { favouriteOf } from '@/components/favourites/favourite-of'
import { type ResultsPage, resultsPage } from '@/components/search/results-page'
import { servingLabels } from '@/components/ui/serving/serving-labels'
import { searchOutcome } from '@/lib/api/search-outcome'
import { isSearchTab, parseSearch } from '@/lib/search/state'

/** The next page's cards, for a list that grows: its page is the same cards, with an address. Anybody may call it. */
export async function moreResults(tab: unknown, query: unknown): Promise<ResultsPage | null> {
  if (typeof tab !== 'string' || !isSearchTab(tab) || typeof query !== 'string') return null
  const state = parseSearch(tab, new URLSearchParams(query.slice(0, 2000)))
  const [outcome, serving, favourite] = await Promise.all([
    searchOutcome(state),
    servingLabels(),
    favouriteOf(),
  ])
  if (outcome.kind !== 'found') return null
  const found = { ...outcome, page: state.page, renderedAt: Date.now() }
  return resultsPage(found, { about: tab, serving, favourite })
}
