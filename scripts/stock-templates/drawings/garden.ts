import type { Zones } from '../../../contract/stock-templates/zones'
import { aubergine, carrot, fir, leaf, lemonSlice, pepper, snowflake, sprig, tomato } from '../motifs'
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

/** An awning above, the harvest below. */
export function mercado(z: Zones) {
  const { panel, spot, width, height } = z
  const bar = 90
  const count = Math.ceil(width / bar)
  const wide = width / count
  const drop = panel.y * 0.5
  const green = '#1f6b4a'
  const crop = [
    () => tomato(46, '#d2382c', '#3c7a3a'),
    () => carrot('#ee8a2a', '#b9601a', '#4c8a3f'),
    () => pepper('#e0b021', '#a97c0c', '#3c7a3a'),
    () => aubergine('#4f2a5e', '#8a5c9c', '#4c8a3f'),
    () => lemonSlice(44, '#e9b81f', '#fff6d6', '#f6d447'),
  ]
  const slots = Math.round(width / 120)
  return svg(
    z,
    cover(z, '#fbefd3'),
    times(slots, (index) =>
      placed(
        {
          x: ((index + 0.5) * width) / slots,
          // Cut by the edge of the sheet, clear of the small print.
          y: height - panel.y * 0.3 + 12,
          scale: 0.66,
          turn: index % 2 ? 14 : -10,
        },
        crop[index % crop.length]?.(),
      ),
    ),
    at(
      0,
      9,
      0,
      times(count, (index) =>
        circle((index + 0.5) * wide, drop, wide / 2, '#7a5a2a', { 'fill-opacity': '.22' }),
      ),
    ),
    times(count, (index) => [
      rect(index * wide, 0, wide, drop, index % 2 ? '#ffffff' : green),
      shape(
        `M${round(index * wide)} ${round(drop)}h${round(wide)}a${round(wide / 2)} ${round(wide / 2)} 0 0 1 ${round(-wide)} 0z`,
        index % 2 ? '#ffffff' : green,
      ),
    ]),
    rect(0, drop - 16, width, 16, '#0d3a27', { 'fill-opacity': '.16' }),
    rule(
      z.rule,
      green,
      [
        at(0, 8, -38, leaf(30, 10, '#5b8f3c')),
        at(0, 8, 38, leaf(30, 10, '#5b8f3c')),
        circle(0, 6, 7, '#d2382c'),
      ],
      { gap: 40, width: 4 },
    ),
    at(
      spot.x,
      spot.y,
      0,
      circle(0, 0, spot.r + 8, '#d2382c'),
      circle(0, 0, spot.r - 6, 'none', { stroke: '#fdf6e6', 'stroke-width': 3, 'stroke-dasharray': '12 8' }),
    ),
  )
}

/** Leaves from every corner. */
export function huerta(z: Zones) {
  const { panel, width, height, spot } = z
  const tones = ['#4e7a45', '#6f9a52', '#8aa86a', '#3d6650']
  const bunch = (seed: number) => {
    const dice = random(seed)
    return times(6, (index) =>
      at(
        -20,
        -20,
        96 + index * 14,
        sprig({
          length: [250, 205, 175][Math.min(index, 5 - index)] ?? 0,
          pairs: 6,
          leafLength: dice.between(46, 58),
          leafWidth: dice.between(13, 19),
          fill: tones[(index + seed) % 4] ?? '',
          bend: index < 3 ? -26 : 26,
          fruit: index % 3 === 0 ? (nth: number) => circle(nth % 4 ? 14 : -14, -6, 9, '#c9503c') : undefined,
        }),
      ),
    )
  }
  return svg(
    z,
    cover(z, '#f6f1e1'),
    box(panel, '#fdfaf0', { rx: 6 }),
    frame(grown(panel, -16), '#7d9a68', 2.5),
    corners({ x: 0, y: 0, width, height }).map((corner, index) => placed(corner, bunch(index + 1))),
    rule(
      z.rule,
      '#7d9a68',
      [
        at(-4, 0, 90, leaf(34, 11, '#4e7a45')),
        at(4, 0, -90, leaf(34, 11, '#4e7a45')),
        circle(0, 0, 7, '#c9503c'),
      ],
      { gap: 52 },
    ),
    at(
      spot.x,
      spot.y - 4,
      0,
      [-1, 1].map((side) =>
        placed(
          { x: side * 214, y: 62, turn: side * 10, flip: side },
          sprig({ length: 128, pairs: 6, leafLength: 36, leafWidth: 11, fill: '#6f9a52', bend: 38 }),
        ),
      ),
    ),
  )
}

const berries: [x: number, y: number, r: number][] = [
  [92, 44, 17],
  [56, 84, 15],
  [120, 78, 13],
]

/** Fir, berries and gold. */
export function navidad(z: Zones) {
  const { panel, width, height, spot } = z
  const gold = '#e3bf6a'
  const dice = random(42)
  const twigs = () => [
    placed(
      { x: -30, y: 60, turn: 78 },
      fir({ length: 430, needle: 52, color: '#3f7a56', dark: '#2c5f42', bend: -22, seed: 4 }),
    ),
    placed(
      { x: 60, y: -30, turn: 186 },
      fir({ length: 430, needle: 52, color: '#3f7a56', dark: '#2c5f42', bend: 22, seed: 9 }),
    ),
    placed(
      { x: -20, y: -10, turn: 112 },
      fir({ length: 250, needle: 46, color: '#5a9468', dark: '#3f7a56', seed: 2 }),
    ),
    placed(
      { x: -10, y: -20, turn: 150 },
      fir({ length: 250, needle: 46, color: '#5a9468', dark: '#3f7a56', seed: 6 }),
    ),
    berries.map(([x, y, r]) => [
      circle(x, y, r, '#c4293a'),
      circle(x - r * 0.3, y - r * 0.35, r * 0.25, '#f29aa2'),
    ]),
  ]
  return svg(
    z,
    cover(z, '#0f3327'),
    times(90, () =>
      circle(dice.between(0, width), dice.between(0, height), dice.between(1, 3.2), '#fff', {
        'fill-opacity': dice.between(0.12, 0.5).toFixed(2),
      }),
    ),
    times(10, (index) =>
      at(
        index % 2 ? dice.between(8, 44) : width - dice.between(8, 44),
        dice.between(height * 0.4, height * 0.75),
        dice.between(0, 60),
        snowflake(dice.between(14, 24), '#cfe3d6', 2.4),
      ),
    ),
    box(panel, '#123c2e', { rx: 8 }),
    frame(grown(panel, -12), gold, 3),
    frame(grown(panel, -21), gold, 1),
    corners({ x: 0, y: 0, width, height }).map((corner, index) =>
      placed({ ...corner, scale: index > 1 ? 0.6 : z.isWide ? 0.7 : 0.92 }, twigs()),
    ),
    rule(
      z.rule,
      gold,
      [shape(star(18, 7, 5), gold), at(-36, 0, 0, diamond(5, gold)), at(36, 0, 0, diamond(5, gold))],
      { gap: 56, width: 2 },
    ),
    at(
      spot.x,
      spot.y - 4,
      0,
      shape('M-230 -58H230L206 0L230 58H-230L-206 0z', '#a81f30'),
      line('M-200 -51H200M-200 51H200', gold, 2),
    ),
  )
}

/** Deck-chair stripes, lemon and palm. */
export function verano(z: Zones) {
  const { panel, width, height, spot } = z
  const palm = (color: string) =>
    times(9, (index) => at(0, 0, -64 + index * 16, leaf(230 - Math.abs(index - 4) * 14, 15, color)))
  return svg(
    z,
    defs(repeat('tumbona', 120, 120, rect(0, 0, 120, 120, '#35b5b0'), rect(0, 0, 60, 120, '#e9fbf6'))),
    cover(z, 'url(#tumbona)'),
    placed({ x: 30, y: height - 20, turn: 40 }, palm('#1d7d6c')),
    placed({ x: width - 40, y: 40, turn: 215 }, palm('#1d7d6c')),
    box({ ...grown(panel, 2), y: panel.y + 10 }, '#0b4f4c', { rx: 60, 'fill-opacity': '.25' }),
    box(grown(panel, 2), '#fffaf0', { rx: 60 }),
    frame(grown(panel, -16), '#ff7d5c', 5, { rx: 46, 'stroke-dasharray': '2 16', 'stroke-linecap': 'round' }),
    at(34, 40, 12, lemonSlice(104, '#f4b81f', '#fff8dc', '#ffd84d')),
    at(width - 26, height - 40, 40, lemonSlice(88, '#ef6a3c', '#fff1df', '#ff9a55')),
    rule(z.rule, '#ff7d5c', line('M-34 0q8.500 -12 17 0t17 0t17 0t17 0', '#35b5b0', 5), {
      gap: 52,
      width: 4,
    }),
    at(
      spot.x,
      spot.y,
      0,
      times(16, (index) =>
        at(
          0,
          0,
          index * 22.5,
          shape(`M-15 ${-spot.r + 14}L0 ${-spot.r - 16}L15 ${-spot.r + 14}z`, '#ffc93c'),
        ),
      ),
      circle(0, 0, spot.r - 6, '#ffc93c'),
      circle(0, 0, spot.r - 11, 'none', { stroke: '#fffaf0', 'stroke-width': 3 }),
    ),
  )
}
