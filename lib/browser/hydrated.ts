'use client'

import { useSyncExternalStore } from 'react'

/** False on the server and in a browser without scripts. */
export function useHydrated() {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
