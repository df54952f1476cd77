'use client'

import { useCallback, useMemo, useRef } from 'react'
import type { MenuContent } from '@/contract/entities/menu'
import type { UserTemplate } from '@/contract/entities/template'
import {
  facesNeeded,
  layoutMenu,
  type Mark,
  type MenuLayout,
  type MenuWords,
  type PrintedMenu,
  printedMenu,
} from '@/contract/rules/menu-layout'
import type { Block } from '../state/design'
import { edited } from '../state/edits'
import type { Rect } from '../state/geometry'
import { isLost } from './menu-faces'
import { useFaces } from './use-faces'

/** What a block would say in another rectangle. */
export type Reflow = (block: Block, rect: Rect) => readonly Mark[]

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
): { layout: MenuLayout | null; reflow: Reflow } {
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
  const layout = useMemo(() => {
    if (isReady) last.current = withLost(layoutMenu({ template, printed, format: 'feed', fonts }))
    return last.current
  }, [template, printed, fonts, isReady])
  const reflow = useCallback(
    (block: Block, rect: Rect) => {
      const changed = edited(template, { do: 'place', block, rect })
      return layoutMenu({ template: changed, printed, format: 'feed', fonts, only: block }).marks
    },
    [template, printed, fonts],
  )
  return { layout, reflow }
}

/** Letters that have not come are a warning as well as measures that have not. */
function withLost(layout: MenuLayout): MenuLayout {
  const lost = layout.marks.find((mark) => mark.kind === 'text' && isLost(mark.face))
  if (!lost) return layout
  return { ...layout, warnings: [...layout.warnings, { code: 'missing-font', block: lost.block }] }
}
