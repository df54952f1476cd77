'use client'

import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Block } from '../state/design'
import type { Point } from '../state/geometry'
import type { Editor } from '../state/use-editor'

const still = 6

/**
 * Gestures outside the selected block: a tap selects the block under it or clears the selection, a drag moves the view, two fingers zoom.
 */
export function useViewGestures({ dispatch }: Editor, zoom: number, view: RefObject<HTMLElement | null>) {
  const met = useRef<Block>(undefined)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef({ distance: 0, zoom: 0, at: { x: 0, y: 0 }, hasMoved: false })

  const spread = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }

  return {
    onPointerDown(event: PointerEvent, block?: Block) {
      if (event.button !== 0) return
      met.current = block
      const at = { x: event.clientX, y: event.clientY }
      fingers.current.set(event.pointerId, at)
      event.currentTarget.setPointerCapture?.(event.pointerId)
      start.current = { distance: spread(), zoom, at, hasMoved: fingers.current.size > 1 }
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const { distance, zoom: from, at } = start.current
      if (Math.hypot(now.x - at.x, now.y - at.y) > still) start.current.hasMoved = true
      fingers.current.set(event.pointerId, now)
      if (!start.current.hasMoved) return
      if (fingers.current.size > 1 && distance > 0)
        return dispatch({ type: 'zoom', zoom: (from * spread()) / distance })
      pan(view.current, before, now)
    },
    onPointerUp(event: PointerEvent) {
      const wasHere = fingers.current.delete(event.pointerId)
      if (wasHere && !start.current.hasMoved) dispatch({ type: 'select', block: met.current })
    },
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
  }
}

function pan(view: HTMLElement | null, from: Point, to: Point) {
  if (!view) return
  view.scrollLeft += from.x - to.x
  view.scrollTop += from.y - to.y
}
