/**
 * An open overlay is a step of the history, so that Back closes it and not the page. An overlay that was closed otherwise leaves its step:
 * a later Back takes that step and the next at once. Going back at the moment of closing would race with a navigation that begins then.
 *
 * Next's router does not see these steps: it takes each `pushState` and each `popstate` for a navigation, and a navigation that it sees
 * ends the one that is under way. A step's state is a copy of its page's, so that Next can show the page when it comes back to the step.
 */

type Step = { id: string; close: () => void }

const openSteps: Step[] = []
let count = 0
/** The step that the browser stands on, whether its overlay is open or was closed. */
let current: { id: string; href: string } | undefined

/** Begins a step. Returns the function that ends it, for an overlay that is closed otherwise. */
export function beginOverlayStep(close: () => void) {
  const step = { id: `${performance.timeOrigin} ${++count}`, close }
  const isOnLeftStep = current !== undefined && idOf(history.state) === current.id && !isOpen(current.id)
  const change = isOnLeftStep ? History.prototype.replaceState : History.prototype.pushState
  change.call(history, { ...history.state, overlay: step.id }, '')
  current = { id: step.id, href: location.href }
  openSteps.push(step)
  return () => {
    const index = openSteps.indexOf(step)
    if (index >= 0) openSteps.splice(index, 1)
  }
}

/**
 * Begins at the start of each page: who reloads it with an open overlay, or comes back to it, may stand on a step that has no overlay any
 * more.
 */
export function watchOverlaySteps() {
  const id = idOf(history.state)
  if (id !== undefined) current = { id, href: location.href }
  window.addEventListener('popstate', onPopState, { capture: true })
}

function onPopState(event: PopStateEvent) {
  const left = current
  const id = idOf(event.state)
  current = id === undefined ? undefined : { id, href: location.href }
  if (!left || left.id === id) return
  const closed = openSteps.splice(openSteps.findIndex((step) => step.id === id) + 1)
  for (const step of closed.toReversed()) step.close()
  if (location.href !== left.href) return
  event.stopImmediatePropagation()
  if (closed.length === 0) history.back()
}

const isOpen = (id: string) => openSteps.some((step) => step.id === id)

function idOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return undefined
  return typeof state.overlay === 'string' ? state.overlay : undefined
}
