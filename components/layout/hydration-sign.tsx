'use client'

import { useEffect } from 'react'
import { hydrated } from '@/lib/front/early-input'

/** Tells what waits for it that the page listens now. */
export function HydrationSign() {
  useEffect(() => {
    dispatchEvent(new Event(hydrated))
  }, [])
  return null
}
