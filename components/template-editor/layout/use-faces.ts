'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { FaceKey } from '@/contract/menu-fonts'
import type { FontLookup, FontMetrics } from '@/contract/rules/menu-layout'
import { isLost, loadFace } from './menu-faces'

/** The faces a design needs, each fetched when it is first needed. `isReady`: all have come, or will not. */
export function useFaces(needed: readonly FaceKey[]): { fonts: FontLookup; isReady: boolean } {
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
