/**
 * The bars at the window's lower edge, from below: the connection status, the page's own buttons, the cookie notice. Each bar publishes its
 * height, and app/styles/base.css adds up the heights, so no bar covers another. Pass the function as `ref`.
 */
const bottomBar = (name: string) => (bar: HTMLElement | null) => {
  if (!bar) return
  const { style } = document.documentElement
  const measure = () => style.setProperty(name, `${bar.offsetHeight}px`)
  const watch = new ResizeObserver(measure)
  watch.observe(bar)
  measure()
  return () => {
    watch.disconnect()
    style.removeProperty(name)
  }
}

export const offlineBar = bottomBar('--offline-bar')
export const pageBar = bottomBar('--page-bar')
/** It floats above the others. The end of the page has room for it. */
export const cookieNotice = bottomBar('--cookie-notice')
