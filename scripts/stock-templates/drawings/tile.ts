import type { Zones } from '../../../contract/stock-templates/zones'
import {
  at,
  box,
  circle,
  corners,
  cover,
  defs,
  diamond,
  frame,
  grown,
  line,
  notched,
  placed,
  random,
  rect,
  repeat,
  round,
  rule,
  shape,
  star,
  svg,
  times,
} from '../pen'

/** A wall of Talavera around a white plate. */
export function azulejo(z: Zones) {
  const { panel, spot } = z
  const blue = '#2457a6'
  const deep = '#163a78'
  const sun = '#e5a823'
  const size = 140
  const quarter = [
    shape('M0 0H46A46 46 0 0 1 0 46z', blue),
    shape('M0 0H24A24 24 0 0 1 0 24z', '#fdfcf7'),
    shape('M0 0H12A12 12 0 0 1 0 12z', sun),
    line('M62 4C60 34 34 60 4 62', blue, 5),
    shape('M70 70C50 62 44 50 42 42C50 44 62 50 70 70z', deep),
    circle(56, 30, 5, sun),
    circle(30, 56, 5, sun),
  ]
  return svg(
    z,
    defs(
      repeat(
        'azulejos',
        size,
        size,
        rect(0, 0, size, size, '#fdfcf7'),
        corners({ x: 0, y: 0, width: size, height: size }).map((corner) => placed(corner, quarter)),
        at(70, 70, 45, shape(star(15, 6, 4), sun)),
        rect(0, 0, size, size, 'none', { stroke: '#c9d3e2', 'stroke-width': 2 }),
      ),
    ),
    cover(z, 'url(#azulejos)'),
    box(grown(panel, 10), deep),
    box(grown(panel, 2), sun),
    box(grown(panel, -5), '#fdfcf7'),
    shape(notched(grown(panel, -17), 46), 'none', { stroke: blue, 'stroke-width': 5 }),
    shape(notched(grown(panel, -26), 42), 'none', { stroke: blue, 'stroke-width': 1.5 }),
    corners(panel, 34).map((corner) =>
      placed(corner, at(0, 0, 45, shape(star(20, 8, 4), sun)), circle(0, 0, 5, blue)),
    ),
    rule(
      z.rule,
      blue,
      [
        at(0, 0, 0, shape(star(22, 9, 4), sun)),
        circle(0, 0, 5, blue),
        at(-40, 0, 0, diamond(6, blue)),
        at(40, 0, 0, diamond(6, blue)),
      ],
      { gap: 58 },
    ),
    z.isWide
      ? line(`M${panel.x + 672} ${panel.y + 80}V${panel.y + panel.height - (z.hasFoot ? 190 : 80)}`, blue, 2)
      : '',
    at(
      spot.x,
      spot.y - 4,
      0,
      shape('M-170 -62H170A62 62 0 0 1 170 62H-170A62 62 0 0 1 -170 -62z', blue),
      shape('M-170 -52H170A52 52 0 0 1 170 52H-170A52 52 0 0 1 -170 -52z', 'none', {
        stroke: '#fdfcf7',
        'stroke-width': 2,
      }),
    ),
  )
}

/** Broken tiles set anew, as in Barcelona's park. */
export function modernista(z: Zones) {
  const { panel, spot } = z
  const dice = random(64)
  const tile = 540
  const cells = 9
  const step = tile / cells
  const tones = [
    '#1f8a8c',
    '#2fa7a0',
    '#f2b134',
    '#e8743b',
    '#c93f4a',
    '#3a5fa8',
    '#7fc4b8',
    '#f6e2b8',
    '#5b8f4a',
    '#fbf3df',
  ]
  const nudge = times(cells, () =>
    times(cells, () => ({ dx: dice.between(-0.3, 0.3) * step, dy: dice.between(-0.3, 0.3) * step })),
  )
  const knot = (column: number, row: number) => {
    const { dx, dy } = nudge[row % cells]?.[column % cells] ?? { dx: 0, dy: 0 }
    return { x: column * step + dx, y: row * step + dy }
  }
  const shard = (points: { x: number; y: number }[], fill: string) => {
    const cx = points.reduce((sum, { x }) => sum + x, 0) / points.length
    const cy = points.reduce((sum, { y }) => sum + y, 0) / points.length
    const corner = ({ x, y }: { x: number; y: number }) =>
      `${round(x + (cx - x) * 0.07)} ${round(y + (cy - y) * 0.07)}`
    return shape(`M${points.map(corner).join('L')}z`, fill)
  }
  const shards = times(cells + 1, (row) =>
    times(cells + 1, (column) => {
      const a = knot(column, row)
      const b = knot(column + 1, row)
      const c = knot(column + 1, row + 1)
      const d = knot(column, row + 1)
      const hash = ((row % cells) * 31 + (column % cells) * 17) % 10
      const color = (index: number) => tones[(hash + index * 3) % 10] ?? ''
      if (hash % 3 === 0) return [shard([a, b, c], color(0)), shard([a, c, d], color(1))]
      if (hash % 3 === 1) return [shard([a, b, d], color(0)), shard([b, c, d], color(1))]
      return shard([a, b, c, d], color(0))
    }),
  )
  const teal = '#14615f'
  return svg(
    z,
    defs(repeat('trencadis', tile, tile, rect(0, 0, tile, tile, '#efe6d3'), shards)),
    cover(z, 'url(#trencadis)'),
    box(grown(panel, 8), teal, { rx: 88 }),
    box(panel, '#fdf8ec', { rx: 80 }),
    frame(grown(panel, -16), '#c98a2b', 3, { rx: 66 }),
    corners(panel, 16).map((corner, index) =>
      placed(
        // Below, they stay beside the small print.
        { ...corner, scale: index < 2 ? (z.isWide ? 0.6 : 1) : 0.45 },
        line(
          'M22 190C18 120 40 92 76 84C104 78 108 44 84 42C66 42 64 64 80 66M190 22C120 18 92 40 84 76',
          teal,
          5,
        ),
      ),
    ),
    at(
      z.rule.x,
      z.rule.y + 12,
      0,
      line(
        'M-190 0C-140 -26 -104 26 -50 2C-26 -8 -26 -24 -42 -22M190 0C140 -26 104 26 50 2C26 -8 26 -24 42 -22',
        teal,
        4,
      ),
      circle(0, 0, 9, '#c93f4a'),
    ),
    at(
      spot.x,
      spot.y - 4,
      0,
      shape(
        'M-210 0C-180 -74 -120 -66 0 -66C120 -66 180 -74 210 0C180 74 120 66 0 66C-120 66 -180 74 -210 0z',
        teal,
      ),
      shape(
        'M-198 0C-171 -65 -118 -59 0 -59C118 -59 171 -65 198 0C171 65 118 59 0 59C-118 59 -171 65 -198 0z',
        'none',
        { stroke: '#f2b134', 'stroke-width': 3 },
      ),
    ),
  )
}

/** Bands of the seventies, all around. */
export function retro(z: Zones) {
  const { width, height, spot } = z
  const bands = ['#7a3b1d', '#c9502a', '#e98b2a', '#f3b93f']
  // On a wide sheet, the seal is below the rule.
  const reach = z.isWide ? 12 : 23
  return svg(
    z,
    cover(z, '#3f7d78'),
    bands.map((color, index) =>
      box(
        {
          x: index * 15 - 4,
          y: index * 15 - 4,
          width: width - index * 30 + 8,
          height: height - index * 30 + 8,
        },
        color,
        { rx: 130 - index * 15 },
      ),
    ),
    box({ x: 56, y: 56, width: width - 112, height: height - 112 }, '#fbf0d9', { rx: 74 }),
    at(
      spot.x,
      spot.y,
      0,
      bands.map((color, index) => circle(0, 0, spot.r + reach - index * 10, color)).slice(0, 3),
      circle(0, 0, spot.r + reach - 30, '#7a3b1d'),
    ),
    at(
      z.rule.x,
      z.rule.y,
      0,
      bands.map((color, index) => rect(0, index * 7 - 14, 180 - index * 24, 7, color)),
    ),
  )
}

/** Flat, loud and modern. */
export function moderno(z: Zones) {
  const { width, height, spot } = z
  return svg(
    z,
    cover(z, '#1d2bd1'),
    circle(width * 0.98, height * 0.98, 330, '#2a3bef'),
    circle(0, height * 0.42, 210, '#2a3bef'),
    circle(width * (z.isWide ? 0.42 : 0.56), -40, 250, '#2a3bef'),
    at(spot.x, spot.y, 0, circle(0, 0, spot.r + 12, '#ffe14a')),
    z.isWide
      ? ''
      : [
          circle(spot.x - spot.r - 26, spot.y - spot.r + 10, 20, '#ff5d73'),
          circle(spot.x - spot.r - 2, spot.y - spot.r - 32, 11, '#ffffff'),
        ],
    rect(z.rule.x, z.rule.y - 5, 130, 10, '#ff5d73'),
    // From edge to edge: a line as wide as a text would look like its underline.
    z.hasFoot ? rect(0, z.text.legend.y - (z.isWide ? 5 : 8), width, 2, '#6f7bff') : '',
  )
}
