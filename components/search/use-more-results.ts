'use client'

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type SearchState, searchHref } from '@/lib/search/state'
import { fetchCards } from './fetch-cards'

type AddedPage = { cards: Element[]; hasMore: boolean }

/** What was added to the lists that were seen last, so that coming back from a profile finds them as they were. */
const keptLists = 5
const kept = new Map<string, AddedPage[]>()

function keep(list: string, pages: AddedPage[]) {
  kept.delete(list)
  kept.set(list, pages)
  for (const oldest of [...kept.keys()].slice(0, -keptLists)) kept.delete(oldest)
}

type First = { hasMore: boolean; renderedAt: number }

/** Pages after the one the server drew. Their cards are the list's, not React's: there is nothing in them to hydrate. */
export function useMoreResults(list: RefObject<Element | null>, question: SearchState, first: First) {
  const key = `${searchHref(question)} ${question.page} ${first.renderedAt}`
  const [added, setAdded] = useState(() => kept.get(key) ?? [])
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isAsking = useRef(false)
  const page = question.page + added.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there before is put back once
  useLayoutEffect(() => {
    list.current?.append(...added.flatMap(({ cards }) => cards))
    keep(key, added)
  }, [])

  /** Answers with the cards that came, or null. */
  const load = useCallback(async () => {
    if (isAsking.current || !list.current) return null
    isAsking.current = true
    setState('loading')
    try {
      const { cards, hasMore } = await fetchCards(searchHref(question, { page: page + 1 }))
      // Somebody who came a place nearer meanwhile is not shown twice.
      const fresh = cards.filter(({ id }) => !document.getElementById(id))
      list.current?.append(...fresh)
      const pages = [...added, { cards: fresh, hasMore }]
      keep(key, pages)
      setAdded(pages)
      setState('idle')
      return fresh
    } catch {
      setState('failed')
      return null
    } finally {
      isAsking.current = false
    }
  }, [list, question, page, added, key])

  return { page, added: added.length, hasMore: (added.at(-1) ?? first).hasMore, state, load }
}
