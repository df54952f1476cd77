/** The time that a person needs to see that another button is there, and to think before pressing it. */
const reactionMs = 1000
/** Taps closer together than this are one burst, however many they are. */
const burstMs = 400
const lookEveryMs = 100
const watchedForMs = 30_000

/** A press beside the content of a dialog closes the dialog. */
const pressable = 'button, a[href], summary, label, input, select, dialog, [role="button"], [role="menuitem"]'

/** The element that a press would reach. For a label, its control. */
export function pressableAt(element: Element | null): Element | null {
  const found = element?.closest(pressable) ?? null
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found
}

type Pressable = { element: Element | null; says: string }

/**
 * A link that stays counts as the same thing, whatever its text, until it becomes the current one, as a filter does. A button counts as
 * the same thing while its text and its state are the same.
 */
function thingAt(element: Element | null): Pressable {
  const found = pressableAt(element)
  if (!found) return { element: found, says: '' }
  if (found instanceof HTMLAnchorElement) return { element: found, says: found.ariaCurrent ?? '' }
  const says = ['aria-pressed', 'aria-checked', 'aria-label'].map((name) => found.getAttribute(name))
  return { element: found, says: [...says, found.textContent].join('\n') }
}

export type Watch = ReturnType<typeof watchAfterPress>

const isSame = (one: Pressable, other: Pressable) => one.element === other.element && one.says === other.says

/**
 * Called after a press. Returns how long presses at this place are ignored when another element appears there. `find` returns the element
 * that is there now.
 */
export function watchAfterPress(find: () => Element | null) {
  const watchedUntil = performance.now() + watchedForMs
  const pressed = thingAt(find())
  let thing = pressed
  let deafUntil = 0

  function look() {
    const now = performance.now()
    if (now > watchedUntil) return end()
    const there = thingAt(find())
    if (isSame(there, thing)) return
    thing = there
    deafUntil = now + reactionMs
  }

  const looking = setInterval(look, lookEveryMs)
  const end = () => clearInterval(looking)

  function isTooSoon() {
    look()
    const now = performance.now()
    // A second press on the same button is on purpose, for example «Enviar» again after an error.
    if (now >= deafUntil || isSame(thing, pressed)) return false
    deafUntil = Math.max(deafUntil, now + burstMs)
    return true
  }

  return { isTooSoon, end }
}
