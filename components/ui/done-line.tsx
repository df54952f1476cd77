'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { OutcomeLine } from './outcome-line'

/** Takes the focus, because the pressed button is gone. */
export function DoneLine({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null)

  useEffect(() => line.current?.focus(), [])

  return (
    <OutcomeLine ref={line} tone="good" role="status" tabIndex={-1}>
      {children}
    </OutcomeLine>
  )
}
