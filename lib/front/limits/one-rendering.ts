/** The requests that wait for a page that is being rendered. */
const waiting = new Map<string, (() => void)[]>()

/**
 * When the page is being rendered, calls `then` at its end and returns the function that gives up waiting. Else null: nobody renders it. A
 * request that has no place yet renders nothing: whoever gets one first goes ahead.
 */
export function waitForRendering(key: string, then: () => void) {
  const line = waiting.get(key)
  if (!line) return null
  line.push(then)
  return () => {
    const index = line.indexOf(then)
    if (index >= 0) line.splice(index, 1)
  }
}

/** Tells that the page is being rendered. Returns the function to call at the end: those who wait then find the page in the cache. */
export function beginRendering(key: string) {
  const line: (() => void)[] = []
  waiting.set(key, line)
  return () => {
    if (waiting.get(key) !== line) return
    waiting.delete(key)
    for (const then of line) then()
  }
}
