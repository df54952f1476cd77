'use client'

import { useEffect, useRef } from 'react'
import { drafts } from '@/lib/browser/drafts'
import { dirtyFields, type EditorState, restored } from './editor-state'

/** In the tab, until it is saved: a reload, another day or a session that ends takes none of it. */
export function useKept(
  key: string,
  state: EditorState,
  setState: (state: EditorState) => void,
  onRecovered: () => void,
) {
  const first = useRef(true)
  const latest = useRef({ setState, onRecovered })
  latest.current = { setState, onRecovered }

  useEffect(() => {
    const kept = restored(drafts.read(key))
    if (!kept) return
    latest.current.setState(kept)
    latest.current.onRecovered()
  }, [key])

  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (dirtyFields(state).length > 0) drafts.keep(key, state)
    else drafts.drop(key)
  }, [key, state])
}
