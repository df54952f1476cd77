'use client'

import { type Dispatch, type KeyboardEvent, useEffect } from 'react'
import { designSize } from '@/contract/rules/menu-layout/formats'
import { type Block, rectOf } from './design'
import type { Action } from './editor-state'
import { moved, type Point, resized } from './geometry'
import type { Editor } from './use-editor'

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The keys on a block: arrows move the block, Alt and arrows move its right and lower side. True when the key was handled. */
export function pushByKey({ design, dispatch }: Editor, block: Block, event: KeyboardEvent) {
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.metaKey) return false
  const far = event.shiftKey ? 10 : 1
  const by = { x: step.x * far, y: step.y * far }
  const from = rectOf(design, block)
  const rect = event.altKey ? resized(from, { x: 1, y: 1 }, by, designSize) : moved(from, by, designSize)
  const merge = `${event.altKey ? 'size' : 'move'} ${block}`
  dispatch({ type: 'edit', edit: { do: 'place', block, rect }, merge })
  return true
}

/** Undo keys work everywhere in the editor, also in fields, because a field's own undo does not know the design. */
export function useUndoKeys(dispatch: Dispatch<Action>) {
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [dispatch])
}
