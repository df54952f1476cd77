/** The quiet edge a reader needs. */
const edge = 4

type Squares = readonly (readonly boolean[])[]

/** A QR code as runs of dark squares, a square a unit; `count` is its width, the quiet edge included. */
export function qrRuns(squares: Squares) {
  const runs = squares.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => ({
      ...{ x: index + edge, y: y + edge },
      length: run.length,
    })),
  )
  return { runs, count: squares.length + 2 * edge }
}

export function qrPath(squares: Squares): { path: string; count: number } {
  const { runs, count } = qrRuns(squares)
  return { path: runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h${-length}z`).join(''), count }
}
