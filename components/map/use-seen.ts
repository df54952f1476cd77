'use client'

import { type RefObject, useEffect, useState } from 'react'
import { onFirstSight } from '@/lib/browser/on-first-sight'

/** True from the moment at which the element comes near the screen. */
export function useSeen(element: RefObject<Element | null>) {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => onFirstSight(element.current, () => setSeen(true)), [element])
  return isSeen
}
