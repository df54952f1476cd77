/** The quiet edge a reader needs. */
const edge = 4

/** A QR code as one path, a square a unit; `count` is its width, the quiet edge included. */
export function qrPath(squares: readonly (readonly boolean[])[]): { path: string; count: number } {
  const rows = squares.map((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map(({ 0: run, index }) => `M${index + edge} ${y + edge}h${run.length}v1h${-run.length}z`)
      .join(''),
  )
  return { path: rows.join(''), count: squares.length + 2 * edge }
}
