'use client'

import { type ComponentProps, useRef, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The same object at every turn: React writes it where it differs from the last, and would empty the item. */
const asItStands = { __html: '' }

/** True in a browser that was sent the finished page, for what was in it; not for what the browser draws itself. */
function useServed() {
  const served = useRef(false)
  return useSyncExternalStore(
    never,
    () => served.current,
    () => {
      served.current = typeof document !== 'undefined'
      return served.current
    },
  )
}

/**
 * An item in which nothing needs React: where it came with the page, it is left as it stands. The cards of a list would be
 * 900 elements to walk otherwise, on a phone that somebody is about to scroll.
 */
export function ServedItem({ children, ...rest }: ComponentProps<'li'>) {
  const isServed = useServed()
  if (!isServed) return <li {...rest}>{children}</li>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React is told that what is inside is not its own
  return <li {...rest} dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />
}
