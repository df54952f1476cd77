import type { Rect, UserTemplate } from '../../entities/template'
import { designSize, type MenuFormat, menuFormats, stockBackgroundUrl, stockShapeOf } from './formats'

import type { LayoutBackground } from './types'

/** How a design fits a format: the rectangles in the format, and the factor for its sizes. */
export type Placement = {
  width: number
  height: number
  scale: number
  background: LayoutBackground
  rectOf(block: string, designed: Rect): Rect
}

/**
 * With a picture as background, the texts must stay at their places on the picture, so the design scales as a whole, as large as the format
 * allows. A background that is drawn for each format, or a plain colour, fits any shape, so the rectangles stretch with the sheet.
 */
export function placeTemplate(template: UserTemplate, format: MenuFormat): Placement {
  const { width, height } = menuFormats[format]
  const x = width / designSize.width
  const y = height / designSize.height
  const own = template.formats?.[format]?.rects
  const background = backgroundOf(template)
  const isOnePiece = background.kind === 'image'
  const scale = isOnePiece ? Math.min(x, y) : Math.sqrt(x * y)
  const within = {
    x: (width - designSize.width * scale) / 2,
    y: (height - designSize.height * scale) / 2,
    width: designSize.width * scale,
    height: designSize.height * scale,
  }
  const moved = (rect: Rect): Rect =>
    isOnePiece
      ? {
          x: within.x + rect.x * scale,
          y: within.y + rect.y * scale,
          width: rect.width * scale,
          height: rect.height * scale,
        }
      : { x: rect.x * x, y: rect.y * y, width: rect.width * x, height: rect.height * y }
  return {
    width,
    height,
    scale,
    background: sheetOf(background, format, within),
    rectOf: (block, designed) => onSheet(own?.[block] ?? moved(designed), width, height),
  }
}

function sheetOf(
  background: ReturnType<typeof backgroundOf>,
  format: MenuFormat,
  within: Rect,
): LayoutBackground {
  if (background.kind === 'color') return background
  if (background.kind === 'stock')
    return { kind: 'cover', url: stockBackgroundUrl(background.stock, stockShapeOf(format)), shade: 0 }
  const shade = Math.min(1, Math.max(0, background.shade ?? 0))
  if (format === 'feed') return { kind: 'cover', url: background.url, shade }
  return { kind: 'within', url: background.url, shade, rect: within }
}

/** Keeps the rectangle on the sheet, with no negative size. */
function onSheet(rect: Rect, width: number, height: number): Rect {
  const x = clamp(rect.x, 0, width)
  const y = clamp(rect.y, 0, height)
  return {
    x,
    y,
    width: Math.max(0, clamp(rect.x + rect.width, 0, width) - x),
    height: Math.max(0, clamp(rect.y + rect.height, 0, height) - y),
  }
}

const clamp = (value: number, from: number, to: number) =>
  Number.isFinite(value) ? Math.min(to, Math.max(from, value)) : from

type Background = NonNullable<UserTemplate['background']>

const white: Background = { kind: 'color', color: '#ffffff' }

/** A common client sends only a picture's address (docs/product.md#template-fields). */
export function backgroundOf({
  background,
  imageUrl,
}: Pick<UserTemplate, 'background' | 'imageUrl'>): Background {
  if (background) return background
  return imageUrl ? { kind: 'image', url: imageUrl } : white
}
