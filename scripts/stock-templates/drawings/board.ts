import type { Zones } from '../../../contract/stock-templates/zones'
import { cutlery, flame, glass } from '../motifs'
import {
  at,
  box,
  circle,
  corners,
  cover,
  defs,
  diamond,
  ellipse,
  frame,
  glow,
  gradient,
  grown,
  line,
  placed,
  random,
  rect,
  repeat,
  round,
  rule,
  shape,
  specks,
  star,
  svg,
  times,
} from '../pen'

const grain = (
  dice: ReturnType<typeof random>,
  width: number,
  height: number,
  color: string,
  count: number,
) =>
  times(count, () => {
    const y = dice.between(0, height)
    const bend = dice.between(-14, 14)
    const from = dice.between(-60, width * 0.5)
    return line(
      `M${round(from)} ${round(y)}q${round(width * 0.25)} ${round(bend)} ${round(dice.between(0.2, 0.6) * width)} ${round(bend * 0.4)}`,
      color,
      dice.between(1, 3),
      { 'stroke-opacity': dice.between(0.15, 0.5).toFixed(2) },
    )
  })

/** A slate in its wooden frame, with chalk that was wiped away. */
export function pizarra(z: Zones) {
  const dice = random(11)
  const board = grown(z.panel, 26)
  const { spot } = z
  const chalk = '#f3efe4'
  return svg(
    z,
    defs(
      gradient(
        'madera',
        [
          [0, '#8a5a33'],
          [0.5, '#a06c40'],
          [1, '#7b4e2b'],
        ],
        { x1: 0, y1: 0, x2: 1, y2: 0 },
      ),
      glow('borrado', [
        [0, '#ffffff', 0.1],
        [0.7, '#ffffff', 0.035],
        [1, '#ffffff', 0],
      ]),
      specks('polvo', { seed: 5, count: 46, size: [0.6, 1.8], colors: ['#fff'], opacity: [0.06, 0.2] }),
    ),
    cover(z, 'url(#madera)'),
    grain(dice, z.width, z.height, '#4a2c14', 90),
    box(grown(board, 7), '#3a2412'),
    box(board, '#232b29'),
    times(7, () =>
      ellipse(
        dice.between(board.x + 150, board.x + board.width - 150),
        dice.between(board.y + 150, board.y + board.height - 150),
        dice.between(220, 400),
        dice.between(70, 150),
        'url(#borrado)',
        { transform: `rotate(${round(dice.between(-16, 16))} ${round(z.width / 2)} ${round(z.height / 2)})` },
      ),
    ),
    box(board, 'url(#polvo)'),
    corners(grown(z.panel, 4)).map((corner) =>
      placed(
        corner,
        line(
          'M8 150C6 60 60 6 150 8M26 96C30 56 56 30 96 26M8 150C2 120 24 108 34 124M150 8C120 2 108 24 124 34',
          chalk,
          4,
          { 'stroke-opacity': '.8' },
        ),
        circle(36, 36, 6, '#f6cf5d'),
      ),
    ),
    z.isWide
      ? line(
          `M${z.panel.x + 672} ${z.panel.y + 70}V${z.panel.y + z.panel.height - (z.hasFoot ? 190 : 80)}`,
          chalk,
          3,
          {
            'stroke-dasharray': '1 13',
          },
        )
      : '',
    at(
      z.rule.x,
      z.rule.y,
      0,
      line('M-190 0C-130 -16 -90 14 -42 0M190 0C130 16 90 -14 42 0', chalk, 4),
      placed({ x: 0, y: 2, scale: 0.3 }, cutlery('#f6cf5d', 9)),
    ),
    at(
      spot.x,
      spot.y - (z.isWide ? 0 : 6),
      -2,
      ellipse(0, 0, spot.r + 96, 64, 'none', {
        stroke: '#f6cf5d',
        'stroke-width': 4,
        'stroke-opacity': '.9',
      }),
      ellipse(3, 3, spot.r + 88, 68, 'none', {
        stroke: '#f6cf5d',
        'stroke-width': 2.5,
        'stroke-opacity': '.65',
        transform: 'rotate(3)',
      }),
    ),
  )
}

/** A bill nailed to the planks of a tavern. */
export function taberna(z: Zones) {
  const dice = random(29)
  const plank = 150
  const { panel, spot } = z
  const ragged = () => {
    const points: string[] = []
    const step = 34
    const shaky = (x: number, y: number) =>
      points.push(`${round(x + dice.between(-4, 4))} ${round(y + dice.between(-4, 4))}`)
    for (let x = panel.x; x < panel.x + panel.width; x += step) shaky(x, panel.y)
    for (let y = panel.y; y < panel.y + panel.height; y += step) shaky(panel.x + panel.width, y)
    for (let x = panel.x + panel.width; x > panel.x; x -= step) shaky(x, panel.y + panel.height)
    for (let y = panel.y + panel.height; y > panel.y; y -= step) shaky(panel.x, y)
    return `M${points.join('L')}z`
  }
  const paper = ragged()
  const tones = ['#3d2616', '#472d1b', '#38220f', '#4d3220']
  const brown = '#5b3517'
  return svg(
    z,
    defs(
      glow(
        'viejo',
        [
          [0, '#f7e9c9'],
          [0.75, '#f0dcb2'],
          [1, '#dfc08a'],
        ],
        { r: '.75' },
      ),
    ),
    cover(z, '#2a190d'),
    times(Math.ceil(z.width / plank), (index) =>
      rect(index * plank, 0, plank - 4, z.height, dice.pick(tones)),
    ),
    at(z.width, 0, 90, grain(dice, z.height, z.width, '#1d1007', 120)),
    at(8, 14, 0, shape(paper, '#000', { 'fill-opacity': '.35' })),
    shape(paper, 'url(#viejo)'),
    frame(grown(panel, -16), brown, 5),
    frame(grown(panel, -24), brown, 1.5),
    corners(panel, 14).map(({ x, y }) => [
      circle(x + 2, y + 3, 9, '#000', { 'fill-opacity': '.35' }),
      circle(x, y, 9, '#5a5048'),
      circle(x - 2, y - 3, 3, '#cfc4b4'),
    ]),
    rule(
      z.rule,
      brown,
      [
        shape(star(15, 6, 5), '#9c2a1b'),
        at(-32, 0, 0, shape(star(9, 4, 5), '#9c2a1b')),
        at(32, 0, 0, shape(star(9, 4, 5), '#9c2a1b')),
      ],
      { gap: 54, width: 4 },
    ),
    [-1, 1].map((side) =>
      placed(
        { x: spot.x + side * 265, y: spot.y + 10, scale: 0.62, turn: side * 8 },
        glass(brown, '#8e1f2c', 6),
      ),
    ),
    line(
      `M${spot.x - 190} ${spot.y - 68}H${spot.x + 190}M${spot.x - 190} ${spot.y + 64}H${spot.x + 190}`,
      brown,
      3,
    ),
  )
}

/** Charcoal, the bars of a grill, and the glow from below. */
export function asador(z: Zones) {
  const { panel, spot, width, height } = z
  const dice = random(8)
  return svg(
    z,
    defs(
      glow('brasa', [
        [0, '#ff8a2a', 0.95],
        [0.45, '#c23a12', 0.55],
        [1, '#1a1614', 0],
      ]),
      repeat('parrilla', 54, 54, line('M0 54L54 0', '#2c2521', 5, { 'stroke-linecap': 'butt' })),
    ),
    cover(z, '#171311'),
    cover(z, 'url(#parrilla)'),
    ellipse(width / 2, height + 30, width * 0.75, 330, 'url(#brasa)'),
    ellipse(width / 2, -60, width * 0.6, 200, 'url(#brasa)', { 'fill-opacity': '.4' }),
    times(60, () =>
      circle(
        dice.between(0, width),
        height - dice.between(0, 1) ** 2 * 320,
        dice.between(1.5, 4.5),
        dice.pick(['#ffb347', '#ff7a1f', '#ffd88a']),
        { 'fill-opacity': dice.between(0.3, 0.95).toFixed(2) },
      ),
    ),
    box(panel, '#1c1816', { rx: 10 }),
    frame(grown(panel, -14), '#e9772e', 3, { rx: 4 }),
    corners(panel, 14).map((corner) => placed(corner, shape('M-4 -4H66V6H6V66H-4z', '#e9772e'))),
    rule(
      { ...z.rule, y: z.rule.y },
      '#e9772e',
      placed({ x: 0, y: 14, scale: 0.14 }, flame('#e9572b', '#ff9d3c', '#ffe08a')),
      { gap: 40 },
    ),
    at(
      spot.x,
      spot.y - 4,
      0,
      shape('M-214 0L-184 -66H184L214 0L184 66H-184z', '#e9772e'),
      shape('M-204 0L-178 -60H178L204 0L178 60H-178z', 'none', { stroke: '#1c1816', 'stroke-width': 2.5 }),
    ),
  )
}

/** A night above the roofs, for dinners. */
export function noche(z: Zones) {
  const { width, height, panel, spot } = z
  const dice = random(77)
  /** The roofs stay below the small print. */
  const tallest = Math.min(1, (panel.y + 26) / 160)
  const moon = z.isWide
    ? { x: panel.x + 2, y: panel.y + 8, r: 46 }
    : { x: panel.x + panel.width - 34, y: panel.y + 30, r: 66 }
  const stars = times(150, () => ({
    ...{ x: dice.between(0, width), y: dice.between(0, height * 0.9) },
    ...{ r: dice.between(0.7, 2.2), light: dice.between(0.15, 0.6) },
  }))
  const roofs = () => {
    let x = -20
    let d = `M-20 ${height}`
    while (x < width) {
      const [wide, tall] = [dice.between(60, 130), dice.between(40, 118) * tallest]
      const top = round(height - tall)
      const kind = dice.next()
      if (kind < 0.3)
        d += `V${top}L${round(x + wide / 2)} ${round(top - wide * 0.3 * tallest)}L${round(x + wide)} ${top}`
      else if (kind < 0.42)
        d += `V${top}h${round(wide * 0.3)}v${round(-34 * tallest)}l${round(wide * 0.16)} ${round(-46 * tallest)}l${round(wide * 0.16)} ${round(46 * tallest)}v${round(34 * tallest)}H${round(x + wide)}`
      else if (kind < 0.54)
        d += `V${top}a${round(wide / 2)} ${round((wide / 2) * tallest)} 0 0 1 ${round(wide)} 0`
      else d += `V${top}H${round(x + wide)}`
      x += wide
    }
    return `${d}V${height}z`
  }
  return svg(
    z,
    defs(
      gradient('cielo', [
        [0, '#0b1030'],
        [0.65, '#1b2358'],
        [1, '#37306e'],
      ]),
      glow('halo', [
        [0, '#ffe9b0', 0.35],
        [1, '#ffe9b0', 0],
      ]),
    ),
    cover(z, 'url(#cielo)'),
    stars.map(({ x, y, r, light }, index) =>
      // Two together would be a figure behind a letter.
      stars.slice(0, index).some((star) => Math.hypot(star.x - x, star.y - y) < 12)
        ? ''
        : circle(x, y, r, '#fff', { 'fill-opacity': light.toFixed(2) }),
    ),
    times(9, () =>
      at(dice.between(20, width - 20), dice.between(10, panel.y + 10), 0, shape(star(9, 2.4, 4), '#ffe9b0')),
    ),
    circle(moon.x, moon.y, moon.r * 3, 'url(#halo)'),
    shape(
      `M${moon.x + 18} ${moon.y - moon.r}a${moon.r} ${moon.r} 0 1 0 ${round(moon.r * 0.82)} ${round(moon.r * 1.52)}a${round(moon.r * 0.86)} ${round(moon.r * 0.86)} 0 1 1 ${round(-moon.r * 0.82)} ${round(-moon.r * 1.52)}z`,
      '#ffe3a1',
    ),
    shape(roofs(), '#0a0d26'),
    times(26, () =>
      rect(
        round(dice.between(10, width - 10)),
        round(height - dice.between(8, 46) * tallest),
        6,
        9,
        '#ffcf6b',
        {
          'fill-opacity': dice.between(0.45, 0.95).toFixed(2),
        },
      ),
    ),
    frame(grown(panel, -6), '#ffe3a1', 2, { rx: 26, 'stroke-opacity': '.55' }),
    rule(
      z.rule,
      '#ffe3a1',
      [
        shape(star(16, 4, 4), '#ffe3a1'),
        at(-30, 0, 0, diamond(4, '#ffe3a1')),
        at(30, 0, 0, diamond(4, '#ffe3a1')),
      ],
      { gap: 46, width: 2 },
    ),
    at(
      spot.x,
      spot.y - 2,
      0,
      rect(-190, -64, 380, 128, 'none', { rx: 64, stroke: '#ff7eb6', 'stroke-width': 5 }),
      rect(-190, -64, 380, 128, 'none', {
        rx: 64,
        stroke: '#ff7eb6',
        'stroke-width': 16,
        'stroke-opacity': '.18',
      }),
    ),
  )
}
