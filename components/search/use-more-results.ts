'use client'

import { useCallback, useRef, useState } from 'react'
import { type SearchState, searchQuery } from '@/lib/search/state'
import type { ResultsPage } from './results-page'

/** The server's answer to «and then?»: null when that makes no sense. */
export type MoreResults = (tab: string, query: string) => Promise<ResultsPage | null>

/** What was added to the lists that were seen last, so that coming back from a profile finds them as they were. */
const keptLists = 5
const kept = new Map<string, ResultsPage[]>()

function keep(list: string, pages: ResultsPage[]) {
  kept.delete(list)
  kept.set(list, pages)
  for (const oldest of [...kept.keys()].slice(0, -keptLists)) kept.delete(oldest)
}

type State = 'idle' | 'loading' | 'failed'

export function useMoreResults(question: SearchState, first: ResultsPage, more: MoreResults) {
  const list = `${question.tab}?${searchQuery(question)} ${first.renderedAt}`
  const [pages, setPages] = useState(() => kept.get(list) ?? [first])
  const [state, setState] = useState<State>('idle')
  const isAsking = useRef(false)
  const last = pages.at(-1) ?? first

  /** Answers with what came, or null. */
  const load = useCallback(async () => {
    if (isAsking.current) return null
    isAsking.current = true
    setState('loading')
    try {
      const asked = searchQuery({ ...question, page: last.page + 1 })
      const next = await more(question.tab, asked.toString())
      if (!next) throw new Error('There is no such page.')
      const shown = new Set(pages.flatMap(({ results }) => results.map(({ id }) => id)))
      const page = { ...next, results: next.results.filter(({ id }) => !shown.has(id)) }
      keep(list, [...pages, page])
      setPages([...pages, page])
      setState('idle')
      return page
    } catch {
      setState('failed')
      return null
    } finally {
      isAsking.current = false
    }
  }, [question, last, pages, list, more])

  return { pages, last, state, load }
}
