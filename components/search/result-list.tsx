'use client'

import type { Messages } from 'next-intl'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import type { Position } from '@/contract/entities/place'
import { pointAt, showResults } from '@/lib/browser/shown-results'
import { fill } from '@/lib/i18n/fill'
import type { SearchState } from '@/lib/search/state'
import { announceResults } from './announce-results'
import { MoreResultsLink } from './more-results-link'
import { PrefetchOnIntent } from './prefetch-on-intent'
import { ResultItem, resultItemId } from './result-item'
import { resultListClass } from './result-list-class'
import type { ResultsPage } from './results-page'
import { type MoreResults, useMoreResults } from './use-more-results'
import { usePageInView } from './use-page-in-view'

type Props = {
  state: SearchState
  from: Position
  first: ResultsPage
  more: MoreResults
  labels: Messages['search']['paging']
}

/** Pages that come one after the other as the end draws near; every one of them has an address. */
export function ResultList({ state, from, first, more, labels }: Props) {
  const { pages, last, state: loading, load } = useMoreResults(state, first, more)
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => showResults({ from, results: pages.flatMap(({ results }) => results) }), [from, pages])

  usePageInView(list, pages.length, followPage)

  async function append(isAsked: boolean) {
    const came = await load()
    if (!came) return
    const [next] = came.results
    const { length: count } = came.results
    announceResults(next ? fill(count === 1 ? labels.cameOne : labels.came, { count }) : labels.end)
    // Whoever asked by the button goes on where the new ones begin.
    if (next && (isAsked || document.activeElement?.matches('[rel="next"]')))
      setTimeout(() => document.getElementById(resultItemId(next.id))?.querySelector('a')?.focus())
  }

  return (
    <>
      <PrefetchOnIntent>
        <ol
          ref={list}
          data-results
          className={resultListClass}
          onPointerOver={pointAtCard}
          onPointerLeave={() => pointAt(null)}
          onFocus={pointAtCard}
          onBlur={() => pointAt(null)}
        >
          {pages.map(({ page, results }) =>
            results.map((result) => <ResultItem key={result.id} result={result} page={page} />),
          )}
        </ol>
      </PrefetchOnIntent>
      <MoreResultsLink
        state={state}
        page={last.page}
        hasMore={last.hasMore}
        added={pages.length - 1}
        loading={loading}
        load={append}
        labels={labels}
      />
    </>
  )
}

function pointAtCard({ target }: SyntheticEvent) {
  const item = target instanceof Element ? target.closest('[data-result]') : null
  if (item instanceof HTMLElement) pointAt(item.dataset.result ?? null)
}

/** The address says which page is being read, and nothing else of it changes; none of them is a step to go back. */
function followPage(page: number) {
  const url = new URL(location.href)
  if (Number(url.searchParams.get('page') ?? 1) === page) return
  if (page > 1) url.searchParams.set('page', String(page))
  else url.searchParams.delete('page')
  history.replaceState(null, '', url)
}
