'use client'

import { useSyncExternalStore } from 'react'

/** Whether a page may ask for what was copied. Only with a secure address, and not in every browser. */
export function useReadableClipboard() {
  return useSyncExternalStore(
    () => () => undefined,
    () => typeof navigator.clipboard?.readText === 'function',
    () => false,
  )
}

/** What was copied last. Null if the person or the browser does not allow to read it. */
export const copiedText = () => navigator.clipboard.readText().catch(() => null)
