import { luminance, luminanceOf } from '@/contract/rules/menu-layout/light-ink'
import type { Mark, MenuLayout } from '@/contract/rules/menu-layout/types'
import { measureOf } from '@/scripts/stock-templates/sheet'

type Pixels = { pixels: Buffer; scale?: number }
type Box = { left: number; top: number; right: number; bottom: number }

/** The ink of a line of letters, or a sign. */
function boxOf(mark: Mark): (Box & { color: string; block: string }) | null {
  if (mark.kind === 'text') {
    const { chars, xs, y, size, face, block, color } = mark
    const ink = chars.map((char) => measureOf(face, char))
    const edges = (of: 'minX' | 'maxX') => ink.map((one, at) => (xs[at] ?? 0) + one[of] * size)
    return {
      ...{ block, color, left: Math.min(...edges('minX')), right: Math.max(...edges('maxX')) },
      top: y - Math.max(...ink.map(({ maxY }) => maxY)) * size,
      bottom: y - Math.min(...ink.map(({ minY }) => minY)) * size,
    }
  }
  if (mark.kind !== 'allergen') return null
  const { x, y, size, block, color } = mark
  return { block, color, left: x, top: y, right: x + size, bottom: y + size }
}

/** The least contrast of each block's letters with any pixel behind them, where they stand on the photo. */
export function leastContrasts({ marks, dress, width, height }: MenuLayout, { pixels, scale = 1 }: Pixels) {
  const least = new Map<string, number>()
  const area = dress?.photo?.area
  for (const mark of marks) {
    const box = boxOf(mark)
    const isOnSeal = mark.block === 'price' && dress?.photo?.sticker
    if (!area || !box || isOnSeal || box.left > area.x + area.width || box.top > area.y + area.height)
      continue
    const ink = luminanceOf(box.color)
    const [right, bottom] = [Math.min(width, box.right), Math.min(height, box.bottom)]
    for (let y = Math.floor(box.top * scale); y < bottom * scale; y += 1)
      for (let x = Math.floor(box.left * scale); x < right * scale; x += 1) {
        const at = (y * Math.round(width * scale) + x) * 3
        const ground = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
        const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
        least.set(box.block, Math.min(least.get(box.block) ?? 21, contrast))
      }
  }
  return least
}
