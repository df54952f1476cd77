'use client'

import { useEffect, useState } from 'react'
import { faceFamily, type MenuFont } from '@/contract/menu-fonts'
import { loadLetters } from './menu-faces'

/** The CSS name of a family after its font has loaded. While `isSeen` is false, the font does not load. */
export function useOwnLetters(font: MenuFont | undefined, isBold: boolean, isSeen = true) {
  const [loaded, setLoaded] = useState<string>()
  const face = font && `${font.id}-${isBold && font.weights.includes(700) ? 700 : 400}`

  useEffect(() => {
    if (!face || !isSeen) return
    let isOver = false
    loadLetters(face).then(
      () => isOver || setLoaded(face),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [face, isSeen])

  return face && loaded === face ? `"${faceFamily(face)}"` : undefined
}
