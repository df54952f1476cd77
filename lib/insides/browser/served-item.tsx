'use client'

import { type ComponentProps, useRef, useSyncExternalStore } from 'react'
import { isPlainHere } from './plain-here'

const never = () => () => undefined

/** One object for every rendering: with a new object React would write the empty HTML and clear the item. */
const asItStands = { __html: '' }

/** True where the browser was sent the item in the finished page. False where the browser draws the item itself. */
function useServed() {
  const served = useRef(false)
  return useSyncExternalStore(
    never,
    () => served.current,
    () => {
      served.current = typeof document !== 'undefined' && !isPlainHere('served-items')
      return served.current
    },
  )
}

/**
 * An item in which no element needs React. If the item came with the page, React leaves it alone. Otherwise React would go through the 900
 * elements of the list's cards, on a phone whose user wants to scroll. Off: React goes through them.
 */
export function ServedItem({ children, ...rest }: ComponentProps<'li'>) {
  const isServed = useServed()
  if (!isServed) return <li {...rest}>{children}</li>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React is told that what is inside is not its own
  return <li {...rest} dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />
}
