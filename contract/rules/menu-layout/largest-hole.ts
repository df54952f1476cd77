import type { Rect } from '../../entities/template'

/** The largest rectangle of `room` that touches no box, on a grid of `step`. */
export function largestHole(room: Rect, boxes: readonly Rect[], step: number): Rect {
  const columns = Math.floor(room.width / step)
  const rows = Math.floor(room.height / step)
  const taken = takenCells(room, boxes, step, { columns, rows })
  const heights = new Array<number>(columns).fill(0)
  let best = { area: 0, column: 0, row: 0, width: 0, height: 0 }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      heights[column] = taken[row * columns + column] ? 0 : (heights[column] ?? 0) + 1
    const { area, from, to, height } = largestUnder(heights)
    if (area > best.area) best = { area, column: from, row: row - height + 1, width: to - from, height }
  }
  return {
    ...{ x: room.x + best.column * step, y: room.y + best.row * step },
    ...{ width: best.width * step, height: best.height * step },
  }
}

function takenCells(
  room: Rect,
  boxes: readonly Rect[],
  step: number,
  { columns, rows }: { columns: number; rows: number },
) {
  const taken = new Uint8Array(columns * rows)
  for (const { x, y, width, height } of boxes) {
    const left = Math.max(0, Math.floor((x - room.x) / step))
    const right = Math.min(columns, Math.ceil((x + width - room.x) / step))
    const top = Math.max(0, Math.floor((y - room.y) / step))
    const bottom = Math.min(rows, Math.ceil((y + height - room.y) / step))
    for (let row = top; row < bottom; row += 1)
      if (right > left) taken.fill(1, row * columns + left, row * columns + right)
  }
  return taken
}

/** The largest rectangle under a skyline, in cells. */
function largestUnder(heights: readonly number[]) {
  const open: { from: number; height: number }[] = []
  let best = { area: 0, from: 0, to: 0, height: 0 }
  for (let at = 0; at <= heights.length; at += 1) {
    const height = heights[at] ?? 0
    let from = at
    for (let last = open.at(-1); last && last.height >= height; last = open.at(-1)) {
      const area = last.height * (at - last.from)
      if (area > best.area) best = { area, from: last.from, to: at, height: last.height }
      from = last.from
      open.pop()
    }
    open.push({ from, height })
  }
  return best
}
