import sharp from 'sharp'
import type { MenuLayout } from '@/contract/rules/menu-layout'
import { paintBackground } from './paint-background'
import { svgOfLayout } from './svg-of-layout'

export const pictureTypes = ['jpg', 'png'] as const
export type PictureType = (typeof pictureTypes)[number]

/** Chats show no preview above 300 KB. */
const mostBytes: Partial<Record<MenuLayout['format'], number>> = { card: 290_000 }
const qualities = [88, 78, 66, 50]

export async function drawPicture(
  layout: MenuLayout,
  picture: Uint8Array | null,
  type: PictureType,
): Promise<Buffer> {
  const { width, height, format } = layout
  const raw = { width, height, channels: 3 } as const
  const painted = Buffer.from(await paintBackground(layout, picture))
  lay(
    await sharp(Buffer.from(svgOfLayout(layout)))
      .ensureAlpha()
      .raw()
      .toBuffer(),
    painted,
  )
  if (type === 'png') return sharp(painted, { raw }).png({ compressionLevel: 8 }).toBuffer()
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await sharp(painted, { raw }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.byteLength <= (mostBytes[format] ?? Number.POSITIVE_INFINITY)) return bytes
  }
  return bytes
}

/** RGBA over RGB, in place. By hand, since most of a sheet is empty: a tenth of what compositing takes. */
function lay(upper: Uint8Array, lower: Uint8Array) {
  for (let from = 0, to = 0; from < upper.length; from += 4, to += 3) {
    const alpha = upper[from + 3] ?? 0
    if (alpha === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const above = upper[from + channel] ?? 0
      const below = lower[to + channel] ?? 0
      lower[to + channel] = (above * alpha + below * (255 - alpha) + 127) / 255
    }
  }
}
