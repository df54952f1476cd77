'use client'

import { useEffect, useMemo, useState } from 'react'
import type { UserTemplate } from '@/contract/entities/template'
import { backgroundOf } from '@/contract/rules/menu-layout/place-template'
import { type Block, type Part, partsOf, rectOf, styleOf } from '../state/design'
import { styleDefaults } from '../state/style-defaults'
import { type Pixels, pixelsOf, under } from './background-pixels'
import { contrastOver, enoughContrast, hexOf, type Rgb, rgbOf } from './contrast'

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

  /** Null when the contrast is unknown. */
  function contrastOf(design: UserTemplate, part: Part) {
    const style = styleOf(design, part)
    const text = rgbOf(style.color || styleDefaults.color)
    const inMenu = part === 'category' || part === 'item'
    const box = inMenu ? styleOf(design, 'item') : style
    const own = box.transparent === false && rgbOf(box.backgroundColor || styleDefaults.backgroundColor)
    const ground = own ? [own] : pixels && under(pixels, rectOf(design, inMenu ? 'menu' : part))
    return text && ground ? contrastOver(text, ground) : null
  }

  /** The blocks with a text that is hard to read. */
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

/** The main colours of a picture, the most frequent first (median cut along the longest side). */
export function paletteOf(pixels: readonly Rgb[], count = 6): string[] {
  if (pixels.length === 0) return []
  let boxes = [pixels]
  // Makes more boxes than requested, because on a dark wall most boxes have the same dark colour.
  while (boxes.length < 3 * count) {
    const widest = boxes.reduce((best, box) => (spread(box).width > spread(best).width ? box : best))
    const { width, channel } = spread(widest)
    if (width < 24) break
    boxes = [...boxes.filter((box) => box !== widest), ...halves(widest, channel)]
  }
  boxes.sort((a, b) => b.length - a.length)
  const colors: Rgb[] = []
  for (const color of boxes.map(mean)) if (colors.every((one) => isApart(one, color))) colors.push(color)
  return colors.slice(0, count).map(hexOf)
}

const isApart = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > 40

function spread(box: readonly Rgb[]) {
  const widths = ([0, 1, 2] as const).map((channel) => {
    let [low, high] = [255, 0]
    for (const color of box) {
      low = Math.min(low, color[channel])
      high = Math.max(high, color[channel])
    }
    return { channel, width: high - low }
  })
  return widths.reduce((best, one) => (one.width > best.width ? one : best))
}

function halves(box: readonly Rgb[], channel: 0 | 1 | 2) {
  const sorted = [...box].sort((a, b) => a[channel] - b[channel])
  const middle = Math.ceil(sorted.length / 2)
  return [sorted.slice(0, middle), sorted.slice(middle)].filter((half) => half.length > 0)
}

const mean = (box: readonly Rgb[]): Rgb => {
  const mean = (channel: 0 | 1 | 2) => box.reduce((sum, color) => sum + color[channel], 0) / box.length
  return [mean(0), mean(1), mean(2)]
}
