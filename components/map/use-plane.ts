'use client'

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { movedView, type Point, type Size, type View, zoomedView } from './plane'

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -60, y: 0 },
  ArrowRight: { x: 60, y: 0 },
  ArrowUp: { x: 0, y: -60 },
  ArrowDown: { x: 0, y: 60 },
}
const zoomKeys: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 }
/** A finger that moves fewer pixels than this is a press, not a drag. */
const mostPressMove = 6

type Options = { opening: (size: Size) => View; onMoved?: (view: View, size: Size) => void }

/** The view of a plot and what moves it: a drag, a pinch, the wheel with Ctrl or ⌘, arrows, + and −. Undefined until its size is known. */
export function usePlane(frame: RefObject<HTMLElement | null>, { opening, onMoved }: Options) {
  const [view, setView] = useState<View>()
  const [size, setSize] = useState<Size>()
  const latest = useRef({ view, size, opening, onMoved })
  useEffect(() => {
    Object.assign(latest.current, { opening, onMoved })
  })

  function show(next: View, isByHand = true) {
    const { size, onMoved } = latest.current
    latest.current.view = next
    setView(next)
    if (isByHand && size) onMoved?.(next, size)
  }
  const change = useRef((by: (view: View) => View) => {
    if (latest.current.view) show(by(latest.current.view))
  }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: watches one element as long as it stands
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const watch = new ResizeObserver(() => {
      const size = { width: element.clientWidth, height: element.clientHeight }
      if (size.width === 0) return
      latest.current.size = size
      setSize(size)
      if (!latest.current.view) show(latest.current.opening(size), false)
    })
    watch.observe(element)
    // React adds passive listeners, which cannot prevent the page from zooming.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const anchor = fromCentre(element, event)
      change((view) => zoomedView(view, -event.deltaY / (event.deltaMode === 1 ? 12 : 240), anchor))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      watch.disconnect()
      element.removeEventListener('wheel', onWheel)
    }
  }, [frame])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[event.key]
    const zoom = zoomKeys[event.key]
    if (!arrow && !zoom) return
    event.preventDefault()
    change((view) => (arrow ? movedView(view, arrow) : zoomedView(view, zoom ?? 0)))
  }

  return { view, size, show, change, handlers: { onKeyDown, ...useFingers(frame, change) } }
}

/** One finger moves the view, two fingers zoom it. A finger that hardly moves presses the element under it. */
function useFingers(frame: RefObject<HTMLElement | null>, change: (by: (view: View) => View) => void) {
  const fingers = useRef(new Map<number, Point>())
  const isDragging = useRef(false)

  function onPointerDown({ pointerId, clientX: x, clientY: y, button }: PointerEvent) {
    if (button !== 0) return
    if (fingers.current.size === 0) isDragging.current = false
    fingers.current.set(pointerId, { x, y })
  }

  function onPointerMove(event: PointerEvent) {
    const { pointerId, clientX: x, clientY: y } = event
    const before = fingers.current.get(pointerId)
    const element = frame.current
    if (!before || !element) return
    const by = { x: before.x - x, y: before.y - y }
    if (!isDragging.current && fingers.current.size === 1 && Math.hypot(by.x, by.y) < mostPressMove) return
    isDragging.current = true
    if (!element.hasPointerCapture(pointerId)) element.setPointerCapture(pointerId)
    const [other] = [...fingers.current].flatMap(([id, at]) => (id === pointerId ? [] : [at]))
    fingers.current.set(pointerId, { x, y })
    if (!other) return change((view) => movedView(view, by))
    const spread = (at: Point) => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y))
    const anchor = fromCentre(element, { clientX: (x + other.x) / 2, clientY: (y + other.y) / 2 })
    change((view) =>
      zoomedView(
        movedView(view, { x: by.x / 2, y: by.y / 2 }),
        Math.log2(spread({ x, y }) / spread(before)),
        anchor,
      ),
    )
  }

  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)

  /** The end of a drag presses nothing. */
  function onClickCapture(event: {
    stopPropagation: () => void
    preventDefault: () => void
    detail: number
  }) {
    if (!isDragging.current || event.detail === 0) return
    isDragging.current = false
    event.stopPropagation()
    event.preventDefault()
  }

  return { onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift, onClickCapture }
}

function fromCentre(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
