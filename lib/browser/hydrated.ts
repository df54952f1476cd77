'use client'

import { useSyncExternalStore } from 'react'

/** False on the server and where no script runs. */
export function useHydrated() {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
