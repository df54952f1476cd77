'use client'

import { useEffect } from 'react'
import { guardPresses } from '@/lib/browser/presses/guard-presses'

/** Used on every page, for all its buttons, links and dialogs. */
export function PressGuard() {
  useEffect(guardPresses, [])
  return null
}
