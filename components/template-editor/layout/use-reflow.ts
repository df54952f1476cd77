'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Rect } from '@/contract/entities/template'
import type { Mark } from '@/contract/rules/menu-layout/types'
import type { Block } from '../state/design'
import type { Reflow } from './use-layout'

export type Reflowed = { block: Block; rect: Rect; marks: readonly Mark[] }

/** The layout of a block may use this share of the time, so that gestures stay smooth. */
const share = 0.25
/** A block whose layout takes longer than this (in milliseconds) is laid out when the hand rests. */
const frame = 6
const restMs = 90

/** The text of a block follows its frame during a gesture, as often as the machine can without a visible delay. */
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
