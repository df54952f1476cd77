import type { Rect } from '../../contract/entities/template'
import type { MenuLayout, TextMark } from '../../contract/rules/menu-layout/types'
import type { Ground } from './ground'
import { measureOf } from './sheet'

/** In the units of a drawing: letters stand no nearer to a line, a ring or a leaf of it. */
const clear = 5

/** The letters of a layout that stand on something drawn, or touch it. Those on a photo have their scrim. */
export function onDecoration({ marks, dress, width, height }: MenuLayout, ground: Ground) {
  const by = ground.width / width
  // A format that has less height than its drawing cuts it above and below.
  const cut = (ground.height - height * by) / 2
  const isOnPhoto = (box: Rect) => {
    const { area, sticker } = dress?.photo ?? {}
    return area !== undefined && within(box, area) && !(sticker && within(box, sticker))
  }
  return marks.flatMap((mark) => {
    if (mark.kind !== 'text') return []
    const touching = mark.chars.filter((_, at) => {
      const box = inkOf(mark, at)
      if (!box || isOnPhoto(box)) return false
      return (
        ground.edgesIn({
          ...{ x: box.x * by - clear, y: box.y * by + cut - clear },
          ...{ width: box.width * by + 2 * clear, height: box.height * by + 2 * clear },
        }) > 0
      )
    })
    return touching.length > 0 ? [`${mark.block} «${mark.chars.join('')}», ${touching.join('')}`] : []
  })
}

function inkOf({ face, size, y, chars, xs }: TextMark, at: number): Rect | null {
  const { minX, minY, maxX, maxY } = measureOf(face, chars[at] ?? '')
  if (maxX <= minX || maxY <= minY) return null
  const left = (xs[at] ?? 0) + minX * size
  return { x: left, y: y - maxY * size, width: (maxX - minX) * size, height: (maxY - minY) * size }
}

const within = (box: Rect, area: Rect) => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height
}
