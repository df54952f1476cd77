/** Runs work that nobody waits for, after the page's own work. Returns a function that cancels it. */
export function whenIdle(callback: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: 3000 })
  return () => cancelIdleCallback(request)
}
