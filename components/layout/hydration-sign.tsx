'use client'

import { useEffect } from 'react'
import { hydrated } from '@/lib/insides/page/early-input'

/** Dispatches an event when the page is hydrated. */
export function HydrationSign() {
  useEffect(() => {
    dispatchEvent(new Event(hydrated))
  }, [])
  return null
}
