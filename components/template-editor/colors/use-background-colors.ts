'use client'

import { useEffect, useMemo, useState } from 'react'
import type { UserTemplate } from '@/contract/entities/template'
import { type Block, backgroundOf, type Part, partsOf, rectOf, styleOf } from '../state/design'
import { styleDefaults } from '../state/style-defaults'
import { type Pixels, pixelsOf, under } from './background-pixels'
import { contrastOver, enoughContrast, rgbOf } from './contrast'
import { paletteOf } from './palette'

/** The background's own colours, and how well a text can be read on it. */
export function useBackgroundColors({ background, imageUrl }: UserTemplate) {
  const [pixels, setPixels] = useState<Pixels | null>(null)

  useEffect(() => {
    let isOver = false
    void pixelsOf(backgroundOf({ background, imageUrl })).then((found) => isOver || setPixels(found))
    return () => {
      isOver = true
    }
  }, [background, imageUrl])

  const palette = useMemo(() => (pixels ? paletteOf(pixels.colors) : []), [pixels])

  /** null where it cannot be told. */
  function contrastOf(design: UserTemplate, part: Part) {
    const style = styleOf(design, part)
    const text = rgbOf(style.color || styleDefaults.color)
    const inMenu = part === 'category' || part === 'item'
    const box = inMenu ? styleOf(design, 'item') : style
    const own = box.transparent === false && rgbOf(box.backgroundColor || styleDefaults.backgroundColor)
    const ground = own ? [own] : pixels && under(pixels, rectOf(design, inMenu ? 'menu' : part))
    return text && ground ? contrastOver(text, ground) : null
  }

  /** The blocks of which something is hard to read. */
  function hardToRead(design: UserTemplate, blocks: readonly Block[]) {
    return blocks.filter((block) =>
      partsOf(block).some((part) => {
        const ratio = contrastOf(design, part)
        return ratio !== null && ratio < enoughContrast
      }),
    )
  }

  return { palette, contrastOf, hardToRead }
}

export type BackgroundColors = ReturnType<typeof useBackgroundColors>
