'use client'

import { type Dispatch, useEffect, useRef } from 'react'
import { userTemplate } from '@/contract/entities/template'
import { drafts } from '@/lib/browser/drafts'
import { type Action, type EditorState, isDirty } from './editor-state'

/** In the tab, until it is saved: a reload or a session that ends takes none of it. */
export function useKeptDesign(
  key: string,
  state: EditorState,
  dispatch: Dispatch<Action>,
  onRecovered: () => void,
) {
  const isFirst = useRef(true)
  const recovered = useRef(onRecovered)
  recovered.current = onRecovered

  useEffect(() => {
    const kept = userTemplate.safeParse(drafts.read(key))
    if (!kept.success) return
    dispatch({ type: 'restore', design: kept.data })
    recovered.current()
  }, [key, dispatch])

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (isDirty(state)) drafts.keep(key, state.history.present)
    else drafts.drop(key)
  }, [key, state])

  return { drop: () => drafts.drop(key) }
}
