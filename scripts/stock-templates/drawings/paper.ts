import type { Zones } from '../../../contract/stock-templates/zones'
import { grapes } from '../motifs'
import {
  at,
  box,
  circle,
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
  specks,
  svg,
  times,
} from '../pen'

/** Brown paper, a stitched edge, a tag on a string. */
export function kraft(z: Zones) {
  const { panel, spot } = z
  const dice = random(3)
  const brown = '#3b2413'
  return svg(
    z,
    defs(
      specks('fibra', {
        seed: 9,
        count: 90,
        size: [0.8, 2.2],
        colors: ['#8a6238', '#7a5229', '#e6cba2'],
        opacity: [0.18, 0.5],
      }),
    ),
    cover(z, '#cfa878'),
    times(70, () =>
      line(
        `M${round(dice.between(0, z.width))} ${round(dice.between(0, z.height))}q${round(dice.between(-30, 30))} ${round(dice.between(-14, 14))} ${round(dice.between(-60, 60))} ${round(dice.between(-26, 26))}`,
        dice.pick(['#8a6238', '#e9d1aa']),
        1.4,
        { 'stroke-opacity': '.17' },
      ),
    ),
    cover(z, 'url(#fibra)'),
    frame(grown(panel, 22), brown, 5, { 'stroke-dasharray': '26 15', rx: 22 }),
    line(`M${z.rule.x} ${z.rule.y}h180`, brown, 4, {
      'stroke-dasharray': '14 10',
    }),
    at(
      spot.x,
      spot.y,
      0,
      z.isWide
        ? ''
        : line(
            `M70 ${-spot.r - 22}C50 ${-spot.r - 34} 22 ${-spot.r - 20} 4 ${-spot.r + 16}C-8 ${-spot.r - 8} -2 ${-spot.r - 24} 20 ${-spot.r - 26}`,
            '#f5ead6',
            5,
          ),
      shape(
        `M-${spot.r + 16} ${-spot.r + 48}L-60 ${-spot.r - 10}H60L${spot.r + 16} ${-spot.r + 48}V${spot.r - 12}H-${spot.r + 16}z`,
        brown,
        { 'fill-opacity': '.25', transform: 'translate(5 9)' },
      ),
      shape(
        `M-${spot.r + 16} ${-spot.r + 48}L-60 ${-spot.r - 10}H60L${spot.r + 16} ${-spot.r + 48}V${spot.r - 12}H-${spot.r + 16}z`,
        '#f7ecd7',
      ),
      circle(0, -spot.r + 16, 13, '#cfa878', { stroke: brown, 'stroke-width': 3 }),
      shape(
        `M-${spot.r + 2} ${-spot.r + 56}L-52 ${-spot.r + 6}M52 ${-spot.r + 6}L${spot.r + 2} ${-spot.r + 56}V${spot.r - 26}H-${spot.r + 2}V${-spot.r + 56}`,
        'none',
        { stroke: '#a4322a', 'stroke-width': 2.5 },
      ),
    ),
  )
}

/** The label of an old wine bottle. */
export function bodega(z: Zones) {
  const { panel, spot } = z
  const gold = '#b08a3c'
  const wine = '#5c1226'
  return svg(
    z,
    defs(
      repeat(
        'damasco',
        120,
        120,
        [30, 90].map((middle) =>
          at(
            middle,
            middle,
            0,
            shape(
              'M0 -34C14 -14 14 -8 28 0C14 8 14 14 0 34C-14 14 -14 8 -28 0C-14 -8 -14 -14 0 -34z',
              '#4a0d1f',
            ),
            circle(0, 0, 5, '#6a1a30'),
          ),
        ),
      ),
    ),
    cover(z, '#3a0a18'),
    cover(z, 'url(#damasco)'),
    shape(notched(grown(panel, 6), 58), '#1d040b', { 'fill-opacity': '.5', transform: 'translate(5 9)' }),
    shape(notched(grown(panel, 6), 58), '#faf3e3'),
    shape(notched(grown(panel, -8), 54), 'none', { stroke: gold, 'stroke-width': 6 }),
    shape(notched(grown(panel, -20), 52), 'none', { stroke: gold, 'stroke-width': 1.8 }),
    rule(
      { ...z.rule, y: z.rule.y + 2 },
      gold,
      placed({ x: 0, y: -8, scale: 0.25 }, grapes(wine, '#a9506a', '#4f6b35')),
      { gap: 42, width: 2.5 },
    ),
    z.isWide
      ? line(`M${panel.x + 672} ${panel.y + 80}V${panel.y + panel.height - (z.hasFoot ? 190 : 80)}`, gold, 2)
      : '',
    at(
      spot.x,
      spot.y - 4,
      0,
      line('M-200 -62H200M-200 62H200', gold, 2.5),
      [-1, 1].map((side) => at(side * 200, 0, 0, line('M0 -62V62', gold, 2.5), diamond(9, wine))),
    ),
  )
}

/** Almost empty. */
export function minimal(z: Zones) {
  const { panel, rule: place } = z
  const start = place.x
  return svg(
    z,
    cover(z, '#faf8f3'),
    rect(start, place.y - 3, 96, 6, '#c8242f'),
    z.isWide
      ? line(
          `M${panel.x + 672} ${panel.y + 70}V${panel.y + panel.height - (z.hasFoot ? 190 : 70)}`,
          '#d9d4c8',
          2,
        )
      : '',
    // From edge to edge: a line as wide as a text would look like its underline.
    z.hasFoot ? rect(0, z.text.legend.y - (z.isWide ? 5 : 8), z.width, 1.5, '#d9d4c8') : '',
  )
}

/** The front page of a newspaper. */
export function periodico(z: Zones) {
  const { panel, rule: place, spot } = z
  const ink = '#1b1917'
  const left = panel.x + (z.isWide ? 70 : 30)
  const right = z.isWide ? panel.x + 630 : panel.x + panel.width - 30
  const title = z.text['text:titulo']
  return svg(
    z,
    defs(
      specks('pulpa', { seed: 21, count: 70, size: [0.7, 1.5], colors: ['#b9ae98'], opacity: [0.2, 0.5] }),
    ),
    cover(z, '#f5f0e4'),
    cover(z, 'url(#pulpa)'),
    frame(grown(panel, 10), ink, 2),
    rect(left, title.y + 1, right - left, 5, ink),
    rect(left, title.y + 10, right - left, 1.5, ink),
    rect(left, title.y + title.height - 6, right - left, 1.5, ink),
    rect(left, place.y - 12, right - left, 1.5, ink),
    rect(left, place.y - 6, right - left, 5, ink),
    z.isWide ? rect(panel.x + 674, panel.y + 60, 1.5, panel.height - (z.hasFoot ? 250 : 120), ink) : '',
    box({ x: spot.x - 195, y: spot.y - 68, width: 390, height: 128 }, ink),
    frame({ x: spot.x - 191, y: spot.y - 64, width: 382, height: 120 }, '#f5f0e4', 1.5),
  )
}

/** A page torn from a squared notebook. */
export function cuaderno(z: Zones) {
  const { panel, spot, height, isWide } = z
  const edge = isWide ? panel.x + 20 : panel.x - 10
  return svg(
    z,
    defs(repeat('cuadricula', 36, 36, line('M36 0V36H0', '#d5e4f1', 1.6, { 'stroke-linecap': 'butt' }))),
    cover(z, '#fdfdfb'),
    cover(z, 'url(#cuadricula)'),
    rect(edge + 34, 0, 3, height, '#e58a8a'),
    times(Math.floor(height / 74), (index) => [
      circle(edge - 22, index * 74 + 40, 13, '#d7d9dc'),
      line(
        `M${edge - 70} ${index * 74 + 30}Q${edge - 30} ${index * 74 + 14} ${edge - 20} ${index * 74 + 40}`,
        '#8f959c',
        6,
      ),
    ]),
    line(`M${z.rule.x} ${z.rule.y}c60 -10 90 8 150 -2c60 -8 90 6 170 -4`, '#d8433c', 5),
    at(
      spot.x,
      spot.y,
      4,
      rect(-spot.r + 2, -spot.r + 12, spot.r * 2, spot.r * 2 - 16, '#000', { 'fill-opacity': '.16' }),
      rect(-spot.r, -spot.r, spot.r * 2, spot.r * 2 - 14, '#ffe36e'),
      shape(`M${spot.r - 40} ${spot.r - 14}L${spot.r} ${spot.r - 54}H${spot.r - 40}z`, '#e8c63f'),
      shape(`M${spot.r - 40} ${spot.r - 14}L${spot.r} ${spot.r - 54}V${spot.r - 14}z`, '#fdfdfb'),
      rect(-52, -spot.r - 20, 104, 38, '#cfe3ef', { 'fill-opacity': '.85', transform: 'rotate(-6)' }),
    ),
  )
}

/** The hour of the aperitif. */
export function vermut(z: Zones) {
  const { spot, width, height, isWide } = z
  const red = '#b8251f'
  const green = '#2f5a46'
  return svg(
    z,
    cover(z, '#f5e6c6'),
    circle(spot.x, spot.y, spot.r + 4, red),
    times(28, (index) =>
      at(
        spot.x,
        spot.y,
        (index * 360) / 28,
        shape(`M-5 ${-spot.r - 8}H5L7 ${-spot.r - (isWide ? 17 : 24)}H-7z`, red),
      ),
    ),
    circle(spot.x, spot.y, spot.r - 4, 'none', { stroke: '#f5e6c6', 'stroke-width': 3 }),
    frame({ x: 24, y: 24, width: width - 48, height: height - 48 }, red, 9),
    frame({ x: 40, y: 40, width: width - 80, height: height - 80 }, green, 3),
    at(
      z.rule.x,
      z.rule.y,
      0,
      rect(0, -4, 120, 8, red),
      rect(132, -4, 40, 8, green),
      rect(184, -4, 14, 8, red),
    ),
  )
}
