type Box = { x: number; y: number; width: number; height: number }

/** The area of the largest rectangle of `room` that touches no box, on a grid of `step`. */
export function largestHole(room: Box, boxes: readonly Box[], step: number) {
  const columns = Math.floor(room.width / step)
  const rows = Math.floor(room.height / step)
  const taken = new Uint8Array(columns * rows)
  for (const { x, y, width, height } of boxes) {
    const [left, right] = [x - room.x, x - room.x + width].map((at) => at / step)
    const [top, bottom] = [y - room.y, y - room.y + height].map((at) => at / step)
    for (let row = Math.max(0, Math.floor(top ?? 0)); row < Math.min(rows, bottom ?? 0); row += 1)
      for (
        let column = Math.max(0, Math.floor(left ?? 0));
        column < Math.min(columns, right ?? 0);
        column += 1
      )
        taken[row * columns + column] = 1
  }
  const heights = new Array<number>(columns).fill(0)
  let best = 0
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      heights[column] = taken[row * columns + column] ? 0 : (heights[column] ?? 0) + 1
    best = Math.max(best, largestUnder(heights))
  }
  return best * step * step
}

/** The largest rectangle under a skyline, in cells. */
function largestUnder(heights: readonly number[]) {
  const open: { from: number; height: number }[] = []
  let best = 0
  for (let at = 0; at <= heights.length; at += 1) {
    const height = heights[at] ?? 0
    let from = at
    for (let last = open.at(-1); last && last.height >= height; last = open.at(-1)) {
      best = Math.max(best, last.height * (at - last.from))
      from = last.from
      open.pop()
    }
    open.push({ from, height })
  }
  return best
}
