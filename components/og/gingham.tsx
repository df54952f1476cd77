import { red } from './colours'

/** The tablecloth as a band: two crossing stripes, darker at the crossings. One path for each shade: hundreds of squares take longer to draw. */
export function Gingham({ width, height, square = 20 }: { width: number; height: number; square?: number }) {
  const columns = Math.ceil(width / square)
  const cells = Array.from({ length: Math.ceil(height / square) * columns }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)]
    return {
      stripes: (x % 2) + (y % 2),
      path: `M${x * square} ${y * square}h${square}v${square}h-${square}z`,
    }
  })
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="presentation">
      {[0, 1, 2].map((stripes) => (
        <path
          key={stripes}
          d={cells.flatMap((cell) => (cell.stripes === stripes ? cell.path : [])).join('')}
          fill={red}
          fillOpacity={stripes * 0.45 + 0.06}
        />
      ))}
    </svg>
  )
}
