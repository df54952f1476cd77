'use client'

import { useEffect, useState } from 'react'

export type Suggestions<Place> =
  | { state: 'idle' | 'waiting' | 'failed' }
  | { state: 'found'; places: Place[] }

type How<Place> = {
  ask: (typed: string, signal: AbortSignal) => Promise<Place[]>
  /** The minimum number of characters, and the milliseconds after the last one. */
  shortest: number
  delay: number
}

/** Suggestions for the typed text. `how` must be stable from render to render. */
export function useSuggestions<Place>(typed: string, how: How<Place>): Suggestions<Place> {
  const [answer, setAnswer] = useState<{ typed: string; suggestions: Suggestions<Place> }>()
  const query = typed.trim()
  const asks = query.length >= how.shortest

  useEffect(() => {
    if (!asks) return
    const stop = new AbortController()
    const answered = (suggestions: Suggestions<Place>) => {
      if (!stop.signal.aborted) setAnswer({ typed: query, suggestions })
    }
    const timer = setTimeout(() => {
      how.ask(query, stop.signal).then(
        (places) => answered({ state: 'found', places }),
        () => answered({ state: 'failed' }),
      )
    }, how.delay)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, asks, how])

  if (!asks) return { state: 'idle' }
  return answer?.typed === query ? answer.suggestions : { state: 'waiting' }
}
