'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Mark } from '@/contract/rules/menu-layout'
import type { Block } from '../state/design'
import type { Rect } from '../state/geometry'
import type { Reflow } from './use-layout'

export type Reflowed = { block: Block; rect: Rect; marks: readonly Mark[] }

/** Setting a block may take this share of the time, so that the hand's own frames are never late. */
const share = 0.25
/** A block that takes longer than a frame allows is set when the hand rests. */
const frame = 6
const restMs = 90

/** A block's words follow its frame while it is pulled, as often as the machine can without the hand noticing. */
export function useReflow(reflow: Reflow) {
  const [reflowed, setReflowed] = useState<Reflowed>()
  const latest = useRef(reflow)
  latest.current = reflow
  const wanted = useRef<Rect>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cost = useRef(0)

  useEffect(() => () => clearTimeout(timer.current), [])

  const pull = useCallback((block: Block, rect: Rect) => {
    function set() {
      timer.current = undefined
      const began = performance.now()
      const marks = latest.current(block, wanted.current ?? rect)
      cost.current = performance.now() - began
      setReflowed({ block, rect: wanted.current ?? rect, marks })
    }
    wanted.current = rect
    const rests = cost.current > frame
    if (rests) clearTimeout(timer.current)
    else if (timer.current !== undefined) return
    timer.current = setTimeout(set, rests ? restMs : Math.max(12, cost.current / share))
  }, [])

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    cost.current = 0
    setReflowed(undefined)
  }, [])

  return { reflowed, pull, stop }
}
