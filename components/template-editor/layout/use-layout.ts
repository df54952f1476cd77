'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { MenuContent } from '@/contract/entities/menu'
import type { Rect, UserTemplate } from '@/contract/entities/template'
import type { FaceKey } from '@/contract/menu-fonts'
import { facesNeeded } from '@/contract/rules/menu-layout/face'
import { layoutMenu } from '@/contract/rules/menu-layout/layout-menu'
import { type MenuWords, printedMenu } from '@/contract/rules/menu-layout/printed-menu'
import type {
  FontLookup,
  FontMetrics,
  Mark,
  MenuLayout,
  PrintedMenu,
} from '@/contract/rules/menu-layout/types'
import type { Block } from '../state/design'
import { edited } from '../state/edits'
import { isLost, loadFace } from './menu-faces'

/** Lays out a block in another rectangle. */
export type Reflow = (block: Block, rect: Rect) => readonly Mark[]

export type Printing = {
  /** Today's menu. Null without a menu. */
  menu: MenuContent | null
  words: MenuWords
  facts: PrintedMenu['facts']
  qr?: PrintedMenu['qr']
}

/** The design as published, from the same function that publishes it. Null until the fonts are loaded. */
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
  // While a new face loads, the last layout stays.
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

/** A font that failed to load gives a warning, like missing metrics. */
function withLost(layout: MenuLayout): MenuLayout {
  const lost = layout.marks.find((mark) => mark.kind === 'text' && isLost(mark.face))
  if (!lost) return layout
  return { ...layout, warnings: [...layout.warnings, { code: 'missing-font', block: lost.block }] }
}

/** The faces of a design. Each face loads when it is first needed. `isReady`: all faces have loaded or failed. */
function useFaces(needed: readonly FaceKey[]): { fonts: FontLookup; isReady: boolean } {
  const [faces, setFaces] = useState<ReadonlyMap<FaceKey, FontMetrics | undefined>>(new Map())
  const asked = useRef(new Set<FaceKey>())
  const missing = needed.filter((face) => !faces.has(face))

  useEffect(() => {
    const fresh = needed.filter((face) => !asked.current.has(face))
    for (const face of fresh) asked.current.add(face)
    if (fresh.length === 0) return
    void Promise.all(fresh.map(async (face) => [face, await loadFace(face)] as const)).then((come) =>
      setFaces((all) => new Map([...all, ...come])),
    )
  }, [needed])

  useEffect(() => {
    const again = () => {
      asked.current = new Set()
      setFaces((all) => new Map([...all].filter(([face, metrics]) => metrics !== undefined && !isLost(face))))
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  const fonts = useCallback((face: FaceKey) => faces.get(face), [faces])
  return { fonts, isReady: missing.length === 0 }
}
