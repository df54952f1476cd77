'use client'

import { useEffect, useRef } from 'react'
import { drafts } from '@/lib/browser/drafts'

type Kept<State> = {
  state: State
  isDirty: (state: State) => boolean
  /** What the storage holds, as a state to go on from; null for what is none, or has nothing unsaved. */
  restored: (stored: unknown, now: State) => State | null
  onRestore: (state: State) => void
}

/** An editor's state in the tab, until it is saved: a reload, or a session that ends, takes none of it. */
export function useKept<State>(key: string, { state, ...rules }: Kept<State>) {
  const isFirst = useRef(true)
  const latest = useRef({ state, ...rules })
  latest.current = { state, ...rules }

  useEffect(() => {
    const { restored, state, onRestore } = latest.current
    const kept = restored(drafts.read(key), state)
    if (kept) onRestore(kept)
  }, [key])

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (latest.current.isDirty(state)) drafts.keep(key, state)
    else drafts.drop(key)
  }, [key, state])
}
