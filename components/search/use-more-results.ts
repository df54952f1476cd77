'use client'

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type SearchState, searchHref } from '@/lib/search/state'
import { fetchPage } from './fetch-page'

type AddedPage = { cards: Element[]; hasMore: boolean }

/** The pages added to the last lists, so that a person who comes back from a profile finds the same list. */
const keptLists = 5
const keptPages = new Map<string, AddedPage[]>()

function keepPages(list: string, pages: AddedPage[]) {
  keptPages.delete(list)
  keptPages.set(list, pages)
  for (const oldest of [...keptPages.keys()].slice(0, -keptLists)) keptPages.delete(oldest)
}

type First = { hasMore: boolean; renderedAt: number }

/**
 * Loads the pages after the server-rendered page. Their cards are DOM nodes of the list, outside React, because nothing in them needs
 * hydration.
 */
export function useMoreResults(list: RefObject<Element | null>, question: SearchState, first: First) {
  const key = `${searchHref(question)} ${question.page} ${first.renderedAt}`
  const [added, setAdded] = useState(() => keptPages.get(key) ?? [])
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isAsking = useRef(false)
  const page = question.page + added.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there before is put back once
  useLayoutEffect(() => {
    list.current?.append(...added.flatMap(({ cards }) => cards))
    keepPages(key, added)
  }, [])

  /** Resolves to the new cards, or null. */
  const load = useCallback(async () => {
    if (isAsking.current || !list.current) return null
    isAsking.current = true
    setState('loading')
    try {
      const next = await fetchPage(searchHref(question, { page: page + 1 }))
      // A restaurant that has moved up a place meanwhile is not shown twice.
      const cards = next.cards.filter(({ id }) => !document.getElementById(id))
      list.current?.append(...cards)
      const pages = [...added, { cards, hasMore: next.hasMore }]
      keepPages(key, pages)
      setAdded(pages)
      setState('idle')
      return cards
    } catch {
      setState('failed')
      return null
    } finally {
      isAsking.current = false
    }
  }, [list, question, page, added, key])

  return { page, added: added.length, hasMore: (added.at(-1) ?? first).hasMore, state, load }
}
