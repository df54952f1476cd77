import { red } from './ink'

/** The table's cloth as a band: two crossing stripes, darker where they meet. */
export function Gingham({ width, height, square = 20 }: { width: number; height: number; square?: number }) {
  const columns = Math.ceil(width / square)
  const rows = Math.ceil(height / square)
  const cells = Array.from({ length: rows * columns }, (_, i) => ({
    x: i % columns,
    y: Math.floor(i / columns),
  }))
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="presentation">
      {cells.map(({ x, y }) => (
        <rect
          key={`${x}-${y}`}
          x={x * square}
          y={y * square}
          width={square}
          height={square}
          fill={red}
          fillOpacity={((x % 2) + (y % 2)) * 0.45 + 0.06}
        />
      ))}
    </svg>
  )
}
