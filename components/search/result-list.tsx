'use client'

import type { Messages } from 'next-intl'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { PlainLinks } from '@/components/ui/plain-links'
import type { Position } from '@/contract/entities/place'
import { pointAt, showResults, usePointedAt } from '@/lib/browser/shown-results'
import { fill } from '@/lib/i18n/fill'
import { resultItemId } from '@/lib/search/result-item-id'
import type { SearchState } from '@/lib/search/state'
import { announceResults } from './announce-results'
import { MoreResultsLink } from './more-results-link'
import { resultListClass } from './result-list-class'
import { useMoreResults } from './use-more-results'
import { usePageInView } from './use-page-in-view'

type Props = {
  state: SearchState
  from: Position
  hasMore: boolean
  renderedAt: number
  labels: Messages['search']['paging']
  children: ReactNode
}

/** Pages that come one after the other as the end draws near; every one of them has an address. */
export function ResultList({ state, from, hasMore, renderedAt, labels, children }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const more = useMoreResults(list, state, { hasMore, renderedAt })
  const pointedAt = usePointedAt()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been added is shown too
  useEffect(() => (list.current ? showResults(from, list.current) : undefined), [from, more.added])
  usePageInView(list, more.added, followPage)

  useEffect(() => {
    const card = pointedAt === null ? null : document.getElementById(resultItemId(pointedAt))
    card?.setAttribute('data-pointed', '')
    return () => card?.removeAttribute('data-pointed')
  }, [pointedAt])

  async function append(isAsked: boolean) {
    const cards = await more.load()
    if (!cards) return
    const { length: count } = cards
    announceResults(count > 0 ? fill(count === 1 ? labels.cameOne : labels.came, { count }) : labels.end)
    // Whoever asked by the button goes on where the new ones begin.
    if (isAsked || document.activeElement?.matches('[rel="next"]')) cards[0]?.querySelector('a')?.focus()
  }

  return (
    <>
      <PlainLinks>
        <ol
          ref={list}
          data-results
          className={resultListClass}
          onPointerOver={pointAtCard}
          onPointerLeave={() => pointAt(null)}
          onFocus={pointAtCard}
          onBlur={() => pointAt(null)}
        >
          {children}
        </ol>
      </PlainLinks>
      <MoreResultsLink
        state={state}
        page={more.page}
        hasMore={more.hasMore}
        added={more.added}
        loading={more.state}
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
  // Not by the router's replaceState: it is a navigation to it, and the one that somebody has just begun would be dropped.
  History.prototype.replaceState.call(history, history.state, '', url)
}
