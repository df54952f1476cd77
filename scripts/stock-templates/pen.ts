import type { Zone, Zones } from '../../contract/stock-templates/zones'

export type Drawn = string | undefined | readonly Drawn[]
type Given = Record<string, string | number | undefined>
type Point = { x: number; y: number }

export const round = (value: number) => Math.round(value * 10) / 10

const attributes = (given: Given) =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')

const joined = (drawn: Drawn): string =>
  drawn === undefined || typeof drawn === 'string' ? (drawn ?? '') : drawn.map(joined).join('')

export const tag = (name: string, given: Given = {}, ...children: Drawn[]) => {
  const inside = joined(children)
  return inside ? `<${name}${attributes(given)}>${inside}</${name}>` : `<${name}${attributes(given)}/>`
}

export const svg = ({ width, height }: Zones, ...children: Drawn[]) =>
  tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    ...children,
  )

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Given = {}) =>
  tag('rect', { x, y, width, height, fill, ...more })
export const circle = (cx: number, cy: number, r: number, fill: string, more: Given = {}) =>
  tag('circle', { cx, cy, r, fill, ...more })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Given = {}) =>
  tag('ellipse', { cx, cy, rx, ry, fill, ...more })
export const shape = (d: string, fill: string, more: Given = {}) => tag('path', { d, fill, ...more })
export const line = (d: string, stroke: string, width: number, more: Given = {}) =>
  tag('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more })
const group = (given: Given, ...children: Drawn[]) => tag('g', given, ...children)

/** Moves, turns and scales drawings. One number scales, two numbers also mirror. */
export const at = (x: number, y: number, turn: number, ...children: Drawn[]) =>
  placed({ x, y, turn }, ...children)
type Place = Point & { turn?: number; scale?: number; flip?: number }

export const placed = ({ x, y, turn = 0, scale = 1, flip = 1 }: Place, ...children: Drawn[]) => {
  const turned = turn ? ` rotate(${round(turn)})` : ''
  const scaled = scale !== 1 || flip !== 1 ? ` scale(${scale * flip} ${scale})` : ''
  return group({ transform: `translate(${round(x)} ${round(y)})${turned}${scaled}` }, ...children)
}

export const cover = ({ width, height }: Zones, fill: string, more?: Given) =>
  rect(0, 0, width, height, fill, more)
/** A zone enlarged by the same amount on every side. */
export const grown = ({ x, y, width, height }: Zone, by: number): Zone => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
export const box = ({ x, y, width, height }: Zone, fill: string, more?: Given) =>
  rect(x, y, width, height, fill, more)
export const frame = (zone: Zone, stroke: string, width: number, more: Given = {}) =>
  box(zone, 'none', { stroke, 'stroke-width': width, ...more })

/** A pattern that `url(#id)` repeats. */
export const repeat = (id: string, width: number, height: number, ...children: Drawn[]) =>
  tag('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, ...children)
export const defs = (...children: Drawn[]) => tag('defs', {}, ...children)

type Stop = [offset: number, color: string, opacity?: number]

const stops = (list: Stop[]) =>
  list.map(([offset, color, opacity = 1]) =>
    tag('stop', { offset: `${offset}`, 'stop-color': color, 'stop-opacity': `${opacity}` }),
  )
export const gradient = (id: string, list: Stop[], more: Given = { x1: 0, y1: 0, x2: 0, y2: 1 }) =>
  tag('linearGradient', { id, ...more }, stops(list))
export const glow = (id: string, list: Stop[], more: Given = {}) =>
  tag('radialGradient', { id, ...more }, stops(list))

/** Gives the same numbers in every run: the drawings are committed files. */
export function random(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? ''
  return { next, between, pick }
}

export const times = <Each>(count: number, each: (index: number) => Each): Each[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => each(index))

/** Specks for a whole ground, made of one repeated tile. */
type Specks = {
  seed: number
  count: number
  size: [least: number, most: number]
  colors: string[]
  tile?: number
  opacity?: [least: number, most: number]
}

export function specks(id: string, { seed, count, size, colors, tile = 420, opacity = [0.1, 0.4] }: Specks) {
  const { between, pick } = random(seed)
  const speck = () =>
    circle(between(6, tile - 6), between(6, tile - 6), between(...size), pick(colors), {
      'fill-opacity': between(...opacity).toFixed(2),
    })
  return repeat(id, tile, tile, times(count, speck))
}

/** A rectangle whose edge is a row of scallops, outwards. */
export function scalloped({ x, y, width, height }: Zone, wanted: number) {
  const along = (length: number) => Math.round(length / (wanted * 2))
  const [nx, ny] = [along(width), along(height)]
  const [rx, ry] = [width / nx / 2, height / ny / 2]
  const arc = (r: number, dx: number, dy: number) =>
    `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}`
  return [
    `M${x} ${y}`,
    ...times(nx, () => arc(rx, 2 * rx, 0)),
    ...times(ny, () => arc(ry, 0, 2 * ry)),
    ...times(nx, () => arc(rx, -2 * rx, 0)),
    ...times(ny, () => arc(ry, 0, -2 * ry)),
    'z',
  ].join('')
}

/** A rectangle with its corners cut inwards as a quarter circle. */
export const notched = ({ x, y, width, height }: Zone, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 0 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 0 ${-r} ${r}` +
  `h${-(width - 2 * r)}a${r} ${r} 0 0 0 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 0 ${r} ${-r}z`

export function star(outer: number, inner: number, points: number) {
  const tips = times(points * 2, (index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2
    const r = index % 2 ? inner : outer
    return `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`
  })
  return `M${tips.join('L')}z`
}

/** The four corners of a zone, each with the turn that makes a drawing for the upper left corner fit. */
export const corners = ({ x, y, width, height }: Zone, inset = 0) => [
  { x: x + inset, y: y + inset, turn: 0 },
  { x: x + width - inset, y: y + inset, turn: 90 },
  { x: x + width - inset, y: y + height - inset, turn: 180 },
  { x: x + inset, y: y + height - inset, turn: 270 },
]

/** Two hairlines with a small drawing between them. */
export const rule = (
  { x, y, half }: Zones['rule'],
  color: string,
  middle: Drawn = '',
  { width = 3, gap = 30 } = {},
) => at(x, y, 0, line(`M${-half} 0H${-gap}M${gap} 0H${half}`, color, width), middle)
export const diamond = (r: number, fill: string) => shape(`M0 ${-r}L${r} 0L0 ${r}L${-r} 0z`, fill)
