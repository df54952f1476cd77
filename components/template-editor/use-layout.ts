'use client'

import { useMemo, useRef } from 'react'
import type { MenuContent } from '@/contract/entities/menu'
import type { UserTemplate } from '@/contract/entities/template'
import {
  facesNeeded,
  layoutMenu,
  type MenuLayout,
  type MenuWords,
  type PrintedMenu,
  printedMenu,
} from '@/contract/rules/menu-layout'
import { useFaces } from './use-faces'

export type Printing = {
  /** Today's; null: there is none. */
  menu: MenuContent | null
  words: MenuWords
  facts: PrintedMenu['facts']
  qr?: PrintedMenu['qr']
}

/** The design as it would be published, by the very function that publishes it; null until its letters are there. */
export function useLayout(
  template: UserTemplate,
  { menu: today, words, facts, qr }: Printing,
  withToday: boolean,
): MenuLayout | null {
  const menu = withToday ? today : null
  const printed = useMemo(
    () => printedMenu({ template, menu, words, facts, qr }),
    [template, menu, words, facts, qr],
  )
  const names = facesNeeded(template, printed).join()
  const needed = useMemo(() => names.split(','), [names])
  const { fonts, isReady } = useFaces(needed)
  const last = useRef<MenuLayout>(null)
  // While a new face is on its way, what was there stays.
  return useMemo(() => {
    if (isReady) last.current = layoutMenu({ template, printed, format: 'feed', fonts })
    return last.current
  }, [template, printed, fonts, isReady])
}
