import { type PointerEvent, useState } from 'react'

type Held = { from: number; over: number }

/**
 * Dragging by finger or pen, which browsers leave to pages: a handle is held, and let go over another one's place. Nothing
 * moves before that, or the handle would be taken out of the finger's way.
 */
export function useTouchOrder(move: (from: number, to: number) => void) {
  const [held, setHeld] = useState<Held>()

  const handleOf = (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse') return
      event.currentTarget.setPointerCapture(event.pointerId)
      setHeld({ from: index, over: index })
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const over = held && placeAt(clientX, clientY)
      if (held && over !== undefined && over !== held.over) setHeld({ ...held, over })
    },
    onPointerUp() {
      setHeld(undefined)
      if (held && held.from !== held.over) move(held.from, held.over)
    },
    onPointerCancel: () => setHeld(undefined),
  })
  return { held, handleOf }
}

function placeAt(x: number, y: number) {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')
  return place ? Number(place.dataset.place) : undefined
}
