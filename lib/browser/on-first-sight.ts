/** Calls back once when the element comes near the screen. Until then, and inside a closed fold, nothing is fetched for it. */
export function onFirstSight(element: Element | null, callback: () => void) {
  if (!element) return
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      callback()
    },
    { rootMargin: '100px' },
  )
  watch.observe(element)
  return () => watch.disconnect()
}
