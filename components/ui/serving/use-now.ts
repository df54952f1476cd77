'use client'

import { useSyncExternalStore } from 'react'

const minute = 60_000

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, minute / 2)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minute) * minute

/** The minute it is. A page from the cache first says what it said when it was rendered, so that hydration agrees. */
export function useNow(renderedAt: number) {
  return useSyncExternalStore(everyMinute, thisMinute, () => renderedAt)
}
