'use client'

import { useEffect, useRef } from 'react'

const typing = 'input, textarea, select, [contenteditable]'

/** For `aria-keyshortcuts` of the button that does the same. */
export const undoKeys = 'Control+Z Meta+Z'

/**
 * Ctrl+Z (⌘Z) undoes what was just done, from wherever the focus is: the ten seconds of the offer are too short for many tabs. In a
 * field, the keys undo what was typed there.
 */
export function useUndoKey(undo: (() => void) | undefined) {
  const latest = useRef(undo)
  latest.current = undo
  const isOffered = undo !== undefined

  useEffect(() => {
    if (!isOffered) return
    function press(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || event.defaultPrevented || document.activeElement?.matches(typing)) return
      event.preventDefault()
      latest.current?.()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOffered])
}
