'use client'

import type { Messages } from 'next-intl'
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { PlainLinks } from '@/components/ui/plain-links'
import type { Position } from '@/contract/entities/place'
import { listedResults } from '@/lib/browser/listed-results'
import { pointAt, showResults, usePointedAt } from '@/lib/browser/shown-results'
import { fill } from '@/lib/i18n/fill'
import { replaceAddress } from '@/lib/insides/browser/replace-address'
import { resultItemId } from '@/lib/search/shown-result'
import type { SearchState } from '@/lib/search/state'
import { announceResults } from './announce-results'
import { MoreResultsLink } from './more-results-link'
import { useMoreResults } from './use-more-results'

type Props = {
  state: SearchState
  from: Position
  /** The name of the place. */
  place?: string
  hasMore: boolean
  renderedAt: number
  labels: Messages['search']['paging']
  children: ReactNode
}

/** A list whose next page loads when the end comes near. Every page has an address. */
export function ResultList({ state, from, place, hasMore, renderedAt, labels, children }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const more = useMoreResults(list, state, { hasMore, renderedAt })
  const pointedAt = usePointedAt()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been added is shown too
  useEffect(() => {
    if (list.current) return showResults({ from, place, results: listedResults(list.current) })
  }, [from, place, more.added])
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
    // A person who pressed the button gets the focus on the first new card.
    if (isAsked || document.activeElement?.matches('[rel="next"]')) cards[0]?.querySelector('a')?.focus()
  }

  return (
    <>
      <PlainLinks>
        <ol
          ref={list}
          data-results
          className="grid grid-cols-1 gap-1.5 md:grid-cols-2 md:gap-2 lg:grid-cols-1 xl:grid-cols-2 print:block"
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

/** Keeps the address on the page that is in view, without a new entry in the history. */
function followPage(page: number) {
  const url = new URL(location.href)
  if (Number(url.searchParams.get('page') ?? 1) === page) return
  if (page > 1) url.searchParams.set('page', String(page))
  else url.searchParams.delete('page')
  // The router would treat this as a navigation, and would drop a navigation that has just begun.
  replaceAddress(url)
}

/** Calls `onPage` when another page of the list crosses the middle of the screen. */
function usePageInView(list: RefObject<Element | null>, length: number, onPage: (page: number) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been added is watched too
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter((entry) => entry.isIntersecting).at(-1)?.target
        if (seen instanceof HTMLElement) onPage(Number(seen.dataset.page))
      },
      { rootMargin: '-50% 0px' },
    )
    for (const item of list.current?.querySelectorAll('[data-page]') ?? []) watch.observe(item)
    return () => watch.disconnect()
  }, [list, length, onPage])
}
