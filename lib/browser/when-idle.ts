/** What nobody waits for yet: after what the page itself has to do. Answers with what calls it off. */
export function whenIdle(callback: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: 3000 })
  return () => cancelIdleCallback(request)
}
