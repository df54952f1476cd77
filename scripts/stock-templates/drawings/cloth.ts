import type { Zones } from '../../../contract/stock-templates/zones'
import { anchor, carnation, fish, lantern, rope } from '../motifs'
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
  rect,
  repeat,
  rule,
  scalloped,
  shape,
  star,
  svg,
  times,
} from '../pen'

/** Mantel's own red check. */
export function mantel(z: Zones) {
  const { panel, spot } = z
  return svg(
    z,
    defs(
      repeat(
        'cuadros',
        88,
        88,
        rect(0, 0, 88, 88, '#fffdf8'),
        rect(0, 0, 44, 88, '#c8242f', { 'fill-opacity': '.55' }),
        rect(0, 0, 88, 44, '#c8242f', { 'fill-opacity': '.55' }),
      ),
    ),
    cover(z, 'url(#cuadros)'),
    shape(scalloped({ ...grown(panel, -4), y: panel.y + 10 }, 22), '#5a0d14', { 'fill-opacity': '.28' }),
    shape(scalloped(grown(panel, -4), 22), '#fffdf8'),
    frame(grown(panel, -16), '#c8242f', 5),
    frame(grown(panel, -25), '#c8242f', 1.5),
    rule(
      z.rule,
      '#c8242f',
      [diamond(11, '#c8242f'), at(-26, 0, 0, diamond(5, '#c8242f')), at(26, 0, 0, diamond(5, '#c8242f'))],
      { gap: 44 },
    ),
    at(spot.x + 4, spot.y + 5, 0, shape(star(spot.r + 14, spot.r, 26), '#5a0d14', { 'fill-opacity': '.25' })),
    at(
      spot.x,
      spot.y,
      0,
      shape(star(spot.r + 14, spot.r, 26), '#f4b731'),
      circle(0, 0, spot.r - 12, 'none', {
        stroke: '#8a5a00',
        'stroke-width': 2.5,
        'stroke-dasharray': '2 9',
        'stroke-linecap': 'round',
      }),
    ),
  )
}

/** A sailor's jersey, a rope, a lifebelt around the price. */
export function marinero(z: Zones) {
  const { panel, spot } = z
  const inner = grown(panel, -16)
  const r = 34
  const border = `M${inner.x + r} ${inner.y}H${inner.x + inner.width - r}a${r} ${r} 0 0 1 ${r} ${r}V${inner.y + inner.height - r}a${r} ${r} 0 0 1 ${-r} ${r}H${inner.x + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${inner.y + r}a${r} ${r} 0 0 1 ${r} ${-r}z`
  // On a wide sheet, the ring is just below the fish: there is no room for an anchor.
  const ring = spot.r + (z.isWide ? -2 : 2)
  const school = z.isWide ? { x: 72, y: -2, scale: 0.4 } : { x: 88, y: 2, scale: 0.5 }
  return svg(
    z,
    defs(repeat('rayas', 96, 96, rect(0, 0, 96, 96, '#f7f5ee'), rect(0, 0, 96, 48, '#173a63'))),
    cover(z, 'url(#rayas)'),
    box(grown(panel, 0), '#fbfaf5', { rx: 44 }),
    rope(border, '#dcb678', '#7b5426', 13),
    corners(inner, 8).map(({ x, y }) => [
      circle(x, y, 26, '#173a63'),
      at(x, y, 0, shape(star(17, 7, 5), '#fbfaf5')),
    ]),
    at(
      z.rule.x,
      z.rule.y,
      0,
      placed({ ...school, x: -school.x }, fish('#2f6f9f', '#fbfaf5', '#fbfaf5')),
      placed({ ...school, flip: -1 }, fish('#2f6f9f', '#fbfaf5', '#fbfaf5')),
      z.isWide ? '' : placed({ x: 0, y: 2, scale: 0.23 }, anchor('#c9313a', 15)),
    ),
    at(
      spot.x,
      spot.y,
      0,
      circle(0, 0, ring, '#fbfaf5'),
      circle(0, 0, ring + 2, 'none', { stroke: '#c9313a', 'stroke-width': 20 }),
      times(4, (index) => at(0, 0, index * 90 + 45, rect(-26, -ring - 13, 52, 22, '#fbfaf5'))),
      circle(0, 0, ring + 13, 'none', { stroke: '#173a63', 'stroke-width': 3 }),
      circle(0, 0, ring - 9, 'none', { stroke: '#173a63', 'stroke-width': 3 }),
    ),
  )
}

/** Madrid's cap and its carnation. */
export function castizo(z: Zones) {
  const { panel, spot } = z
  const tooth = 'M0 0H20L40 20V40H20V20zM40 0H60V20L40 0zM0 40H20L0 20zM20 40L40 60H60L40 40zM60 20L80 40H60z'
  return svg(
    z,
    defs(
      repeat(
        'pata',
        80,
        80,
        rect(0, 0, 80, 80, '#f6f3ee'),
        shape(tooth, '#1d1a1b'),
        at(40, 40, 0, shape('M0 0H20L40 20V40H20V20z', '#1d1a1b')),
        at(-40, 40, 0, shape('M40 0H60V20L40 0z', '#1d1a1b')),
      ),
    ),
    cover(z, 'url(#pata)'),
    box(panel, '#fffdfa'),
    frame(grown(panel, -1), '#1d1a1b', 7),
    frame(grown(panel, -20), '#a5152b', 3),
    line(`M${z.rule.x} ${z.rule.y}h180`, '#a5152b', 7, {
      'stroke-linecap': 'butt',
    }),
    placed(
      // On a wide sheet, the rule is just above the flower.
      { ...spot, scale: z.isWide ? 0.93 : 1 },
      placed(
        { x: -spot.r * 0.5, y: spot.r * 0.86, turn: 238 },
        shape('M0 0C-16 -40 -10 -80 14 -104C22 -66 18 -30 0 0z', '#2f6b45'),
      ),
      placed(
        { x: -spot.r * 0.78, y: spot.r * 0.6, turn: 262 },
        shape('M0 0C-16 -40 -10 -80 14 -104C22 -66 18 -30 0 0z', '#2f6b45'),
      ),
      carnation(spot.r + 22, '#b3182f', '#96102a'),
      circle(0, 0, spot.r - 18, '#a5152b'),
    ),
  )
}

/** Paper lanterns, polka dots and the yellow earth of a fair. */
export function feria(z: Zones) {
  const { panel, spot, width, isWide } = z
  const count = isWide ? 13 : 7
  const drop = (t: number) => panel.y * 0.16 + Math.sin(t * Math.PI) * panel.y * 0.3
  const papers = [
    { color: '#c4202f', stripe: '#fff' },
    { color: '#fffaf0', stripe: '#1e7a4c' },
    { color: '#1e7a4c', stripe: '#fff' },
  ] as const
  return svg(
    z,
    defs(
      repeat(
        'lunares',
        90,
        90,
        rect(0, 0, 90, 90, '#f2b632'),
        circle(22, 22, 15, '#fffaf0'),
        circle(67, 67, 15, '#fffaf0'),
      ),
    ),
    cover(z, 'url(#lunares)'),
    shape(scalloped(grown(panel, 2), 26), '#1e7a4c'),
    shape(scalloped(grown(panel, -10), 26), '#c4202f'),
    shape(scalloped(grown(panel, -24), 26), '#fffdf7'),
    line(`M0 ${drop(0)}Q${width / 2} ${panel.y * 0.78} ${width} ${drop(0)}`, '#3a2a20', 4),
    times(count, (index) => {
      const t = (index + 0.5) / count
      const { color, stripe } = papers[index % papers.length] ?? papers[0]
      return at(width * t, drop(t) + 30, 0, lantern(20, color, stripe))
    }),
    rule(
      z.rule,
      '#1e7a4c',
      times(3, (index) => circle((index - 1) * 22, 0, index === 1 ? 9 : 6, '#c4202f')),
      { gap: 46 },
    ),
    at(
      spot.x,
      spot.y,
      0,
      circle(0, 0, spot.r + 10, '#1e7a4c'),
      circle(0, 0, spot.r, '#c4202f'),
      times(26, (index) => at(0, 0, (index * 360) / 26, circle(0, -spot.r + 6, 4.5, '#fffaf0'))),
    ),
  )
}
