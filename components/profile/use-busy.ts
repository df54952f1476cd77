'use client'

import { useCallback, useRef, useState } from 'react'

/** Gives the busy setter of one upload control. */
export type BusyOf = (control: string) => (isBusy: boolean) => void

/** True while any control is uploading: the values are not complete yet. */
export function useBusy(): [isBusy: boolean, busyOf: BusyOf] {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const setters = useRef(new Map<string, (isBusy: boolean) => void>())
  const busyOf: BusyOf = useCallback((control) => {
    const known = setters.current.get(control)
    if (known) return known
    const set = (isBusy: boolean) => setBusy((now) => withOrWithout(now, control, isBusy))
    setters.current.set(control, set)
    return set
  }, [])
  return [busy.size > 0, busyOf]
}

function withOrWithout(now: ReadonlySet<string>, control: string, isIn: boolean) {
  if (now.has(control) === isIn) return now
  const next = new Set(now)
  if (isIn) next.add(control)
  else next.delete(control)
  return next
}
