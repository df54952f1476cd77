import { pressableAt, type Watch, watchAfterPress } from './watch'

/**
 * The second press at the same place was meant for the element that was there before. This guard keeps it from a button that has just
 * appeared there or has just changed: a double tap on «Publicar» cannot withdraw the menu.
 */
export function guardPresses() {
  const ends = [guardFinger(), guardKeys()]
  return () => {
    for (const end of ends) end()
  }
}

/** The largest distance between the two taps of a double tap. */
const samePlacePx = 32

type Point = { clientX: number; clientY: number }

function guardFinger() {
  let last: { point: Point; watch: Watch } | undefined

  function forget() {
    last?.watch.end()
    last = undefined
  }

  /** A finger or mouse that has moved elsewhere and comes back presses on purpose. */
  function goElsewhere(event: PointerEvent) {
    if (last && !isNear(event, last.point)) forget()
  }

  function type(event: Event) {
    if (event instanceof InputEvent) forget()
  }

  function click(event: MouseEvent) {
    // The click comes from a key, a screen reader or a script: it has no place.
    if (event.detail === 0 || !(event.target instanceof Element)) return
    const isAgain = last && isNear(event, last.point) && pressableAt(event.target)
    if (isAgain && last?.watch.isTooSoon()) return cancelEvent(event)
    forget()
    const { clientX, clientY } = event
    last = {
      point: { clientX, clientY },
      watch: watchAfterPress(() => document.elementFromPoint(clientX, clientY)),
    }
  }

  const on = new AbortController()
  const capture = { capture: true, signal: on.signal }
  addEventListener('click', click, capture)
  addEventListener('pointerdown', goElsewhere, capture)
  addEventListener('pointermove', goElsewhere, { ...capture, passive: true })
  addEventListener('input', type, capture)
  // The visitor moves the page, so a press after it is on purpose.
  for (const name of ['wheel', 'pointercancel', 'keydown'])
    addEventListener(name, forget, { ...capture, passive: true })
  return () => {
    forget()
    on.abort()
  }
}

const isNear = (one: Point, other: Point) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= samePlacePx

const presses = ['Enter', ' ']

/** A key held down presses once. A button under the focus that has just changed takes no press for a while. */
function guardKeys() {
  let last: { pressed: Element; watch: Watch } | undefined
  let isSpaceSwallowed = false

  function forget() {
    last?.watch.end()
    last = undefined
  }

  function press(event: KeyboardEvent) {
    isSpaceSwallowed = false
    const { target, key, repeat } = event
    if (!presses.includes(key) || !(target instanceof Element)) return forget()
    // Enter in a field sends its form; held down, it would send the form again.
    const sends = target instanceof HTMLInputElement && key === 'Enter'
    const pressed = target.matches('input, textarea, select') ? null : pressableAt(target)
    if (repeat ? pressed || sends : last?.pressed === pressed && last?.watch.isTooSoon()) {
      isSpaceSwallowed = key === ' '
      return cancelEvent(event)
    }
    forget()
    if (pressed) last = { pressed, watch: watchAfterPress(() => pressed) }
  }

  /** Space presses a button when the key comes up. */
  function release(event: KeyboardEvent) {
    if (event.key === ' ' && isSpaceSwallowed) cancelEvent(event)
  }

  const on = new AbortController()
  const capture = { capture: true, signal: on.signal }
  addEventListener('keydown', press, capture)
  addEventListener('keyup', release, capture)
  addEventListener('pointerdown', forget, capture)
  return () => {
    forget()
    on.abort()
  }
}

/** Neither the page nor the browser reacts to the event. */
function cancelEvent(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
