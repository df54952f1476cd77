'use client'

import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Rect } from '@/contract/entities/template'
import { designSize } from '@/contract/rules/menu-layout/formats'
import { type Block, layersOf, rectOf } from '../state/design'
import { type Handle, moved, type Point, resized, sameRect, scaled } from '../state/geometry'
import type { Editor } from '../state/use-editor'
import { type SnapLines, snapMoved, snapResized } from './snap'

/** Moves the elements directly during a gesture. React gets the result when the fingers are up. */
export type Pushed = {
  show(block: Block, from: Rect, to: Rect, lines: SnapLines): void
  clear(block: Block): void
}

type Session = {
  block: Block
  handle?: Handle
  from: Rect
  to: Rect
  fingers: Map<number, Point>
  start: Point
  hasBegun: boolean
  pinch?: { from: Rect; distance: number; middle: Point }
}

/** A hand is never still: a press that moves less than these pixels is not a drag. */
const still = { mouse: 3, touch: 8 }
const snapReach = 7

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
})
const distanceOf = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Blocks follow the mouse, the pen and the finger. Two fingers resize a block. */
export function useGestures(
  { design, state, dispatch }: Editor,
  zoom: number,
  pushed: RefObject<Pushed | null>,
) {
  const latest = useRef({ design, selected: state.selected, zoom })
  latest.current = { design, selected: state.selected, zoom }
  const session = useRef<Session>(undefined)

  useEffect(() => {
    function move(event: globalThis.PointerEvent) {
      const now = session.current
      if (!now?.fingers.has(event.pointerId)) return
      now.fingers.set(event.pointerId, pointOf(event))
      const [first, second] = [...now.fingers.values()]
      if (!first) return
      const limit = event.pointerType === 'mouse' ? still.mouse : still.touch
      if (!now.hasBegun && !second && distanceOf(first, now.start) < limit) return
      now.hasBegun = true
      const { rect, lines } = target(now, first, second, event.altKey || event.ctrlKey)
      now.to = rect
      pushed.current?.show(now.block, now.from, rect, lines)
    }

    function target(now: Session, first: Point, second: Point | undefined, isFree: boolean) {
      const scale = latest.current.zoom
      if (now.pinch && second) {
        const { from, distance, middle } = now.pinch
        const by = middleOf(first, second)
        const bigger = scaled(from, distanceOf(first, second) / distance, designSize)
        const step = { x: (by.x - middle.x) / scale, y: (by.y - middle.y) / scale }
        return { rect: moved(bigger, step, designSize), lines: {} }
      }
      const by = { x: (first.x - now.start.x) / scale, y: (first.y - now.start.y) / scale }
      const { block, handle, from } = now
      const rect = handle ? resized(from, handle, by, designSize) : moved(from, by, designSize)
      if (isFree) return { rect, lines: {} }
      const others = layersOf(latest.current.design)
        .filter((other) => other !== block)
        .map((other) => rectOf(latest.current.design, other))
      const reach = snapReach / scale
      return handle
        ? snapResized(rect, handle, others, designSize, reach)
        : snapMoved(rect, others, designSize, reach)
    }

    function end(event: globalThis.PointerEvent) {
      const now = session.current
      if (now?.fingers.has(event.pointerId)) finish(event.type === 'pointerup')
    }

    function finish(isKept: boolean) {
      const now = session.current
      session.current = undefined
      if (!now) return
      pushed.current?.clear(now.block)
      if (!isKept || !now.hasBegun || sameRect(now.from, now.to)) return
      dispatch({ type: 'edit', edit: { do: 'place', block: now.block, rect: now.to } })
      dispatch({ type: 'settle' })
    }

    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !session.current) return
      event.stopPropagation()
      finish(false)
    }

    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', cancel, { capture: true })
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', cancel, { capture: true })
    }
  }, [dispatch, pushed])

  function begin(event: PointerEvent, block: Block, handle?: Handle) {
    if (event.button !== 0) return
    if (joins(event)) return
    const from = rectOf(latest.current.design, block)
    const at = pointOf(event)
    session.current = {
      ...{ block, handle, from, to: from, start: at, hasBegun: false },
      fingers: new Map([[event.pointerId, at]]),
    }
  }

  /** A second finger, wherever it lands, turns a drag into a pinch. */
  function joins(event: PointerEvent) {
    const now = session.current
    if (!now) return false
    const [first] = now.fingers.values()
    if (!first || now.fingers.size > 1) return true
    const second = pointOf(event)
    now.fingers.set(event.pointerId, second)
    now.pinch = { from: now.to, distance: distanceOf(first, second), middle: middleOf(first, second) }
    now.hasBegun = true
    return true
  }

  return { begin, joins }
}

export type Gestures = ReturnType<typeof useGestures>
