import type { Rect } from '@/contract/entities/template'
import { designSize, stockBackgroundUrl } from '@/contract/rules/menu-layout/formats'
import type { Background } from '../state/design'
import { type Rgb, rgbOf } from './contrast'

/** A copy of the background that is small enough to read every pixel. */
export type Pixels = { width: number; height: number; colors: Rgb[] }

const scale = 1 / 12
const width = Math.round(designSize.width * scale)
const height = Math.round(designSize.height * scale)

/** Null when the picture cannot be loaded or read. */
export async function pixelsOf(background: Background): Promise<Pixels | null> {
  if (background.kind === 'color') {
    const color = rgbOf(background.color)
    return color && { width: 1, height: 1, colors: [color] }
  }
  const image = new Image()
  image.src = background.kind === 'stock' ? stockBackgroundUrl(background.stock, 'feed') : background.url
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  try {
    await image.decode()
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return null
    const cover = Math.max(width / image.naturalWidth, height / image.naturalHeight)
    const [across, down] = [image.naturalWidth * cover, image.naturalHeight * cover]
    context.drawImage(image, (width - across) / 2, (height - down) / 2, across, down)
    context.fillStyle = `rgb(0 0 0 / ${background.kind === 'image' ? (background.shade ?? 0) : 0})`
    context.fillRect(0, 0, width, height)
    return { width, height, colors: colorsIn(context.getImageData(0, 0, width, height).data) }
  } catch {
    return null
  }
}

function colorsIn(data: Uint8ClampedArray) {
  const colors: Rgb[] = []
  for (let at = 0; at < data.length; at += 4)
    colors.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
  return colors
}

/** The pixels of the background under a rectangle of the design. */
export function under(pixels: Pixels, rect: Rect): Rgb[] {
  if (pixels.colors.length === 1) return pixels.colors
  const across = pixels.width / designSize.width
  const down = pixels.height / designSize.height
  const [left, top] = [Math.floor(rect.x * across), Math.floor(rect.y * down)]
  const [right, bottom] = [
    Math.ceil((rect.x + rect.width) * across),
    Math.ceil((rect.y + rect.height) * down),
  ]
  return pixels.colors.filter((_, at) => {
    const [x, y] = [at % pixels.width, Math.floor(at / pixels.width)]
    return x >= left && x < right && y >= top && y < bottom
  })
}
