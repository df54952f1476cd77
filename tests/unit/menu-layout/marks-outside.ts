import type { Rect } from '@/contract/entities/template'
import { faceOf } from '@/contract/rules/menu-layout/face'
import type { MenuLayout } from '@/contract/rules/menu-layout/types'
import { fonts } from './fonts'

const slack = 0.001

/** What is painted beyond the box of its block. */
export function marksOutside({ marks, blocks }: MenuLayout): string[] {
  const boxes = new Map(blocks.map(({ block, rect }) => [block, rect]))
  return marks.flatMap((mark) => {
    const box = boxes.get(mark.block)
    if (!box || mark.kind === 'rect') return []
    if (mark.kind !== 'text') return isInside(box, square(mark)) ? [] : [`${mark.kind} of ${mark.block}`]
    const metrics = fonts(mark.face)
    if (!metrics) return [`no metrics of ${mark.face}`]
    const face = faceOf(mark.face, metrics)
    return mark.chars.flatMap((char, at) => {
      const { minX, maxX, minY, maxY } = face.measure(char)
      const x = mark.xs[at] ?? 0
      const ink = {
        x: x + minX * mark.size,
        y: mark.y - maxY * mark.size,
        width: (maxX - minX) * mark.size,
        height: (maxY - minY) * mark.size,
      }
      return isInside(box, ink)
        ? []
        : [`«${char}» of ${mark.block}: ${JSON.stringify(ink)} in ${JSON.stringify(box)}`]
    })
  })
}

const square = ({ x, y, size }: { x: number; y: number; size: number }) => ({
  x,
  y,
  width: size,
  height: size,
})

function isInside(box: Rect, ink: Rect) {
  return (
    ink.x >= box.x - slack &&
    ink.y >= box.y - slack &&
    ink.x + ink.width <= box.x + box.width + slack &&
    ink.y + ink.height <= box.y + box.height + slack
  )
}
