'use client'

import { useEffect, useState } from 'react'
import type { FoundPlace } from '@/contract/entities/place'
import { suggest } from './suggest'

/** SPEC.md §9: from three characters on, a second after the last one. */
const shortest = 3
const delay = 1000

export type Suggestions = { state: 'idle' | 'waiting' | 'failed' } | { state: 'found'; places: FoundPlace[] }

const idle: Suggestions = { state: 'idle' }

export function useSuggestions(typed: string): Suggestions {
  const [answer, setAnswer] = useState<{ typed: string; suggestions: Suggestions }>()
  const query = typed.trim()
  const asks = query.length >= shortest

  useEffect(() => {
    if (!asks) return
    const stop = new AbortController()
    const answered = (suggestions: Suggestions) => {
      if (!stop.signal.aborted) setAnswer({ typed: query, suggestions })
    }
    const timer = setTimeout(() => {
      suggest(query, stop.signal).then(
        (places) => answered({ state: 'found', places }),
        () => answered({ state: 'failed' }),
      )
    }, delay)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, asks])

  if (!asks) return idle
  return answer?.typed === query ? answer.suggestions : { state: 'waiting' }
}
