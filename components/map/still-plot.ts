import type { Messages } from 'next-intl'
import type { ShownSearch } from '@/lib/browser/shown-results'
import { fill } from '@/lib/i18n/fill'
import { Markup, markup } from '@/lib/markup'
import { type Cluster, cheapestPriceText, clustersOf, widthOf } from './clusters'
import { openingOf } from './opening-of'
import { isLabelInside, labelHalf, labelPoints, offsetOf, type Point, ringsAt } from './plane'
import { markHeight, topOf } from './stance'

/** The width of a phone. On a wider page the picture and its text are scaled up. */
export const stillSize = { width: 360, height: 300 }

/** The colours of app/styles/tokens.css. A picture cannot use CSS variables of the page. */
const style = `
svg { --tile: #edf3fd; --ring: #17479e; --mark: #f7bc26; --on-mark: #2b1a00; --heap: #123c8c; --on-heap: #fff }
@media (prefers-color-scheme: dark) { svg { --tile: #161f33; --ring: #a3c0ff; --mark: #f2b321; --heap: #10234e } }
text { font: 700 13px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central }
.ring { fill: var(--ring); fill-opacity: .05; stroke: var(--ring); stroke-opacity: .6; stroke-dasharray: 5 5 }
.far, .here { fill: var(--ring); stroke: var(--tile); stroke-width: 4; paint-order: stroke; font-size: 11px }
.one { fill: var(--mark) } .one + text { fill: var(--on-mark) }
.heap { fill: var(--heap); stroke: var(--mark); stroke-width: 2 } .heap + text { fill: var(--on-heap) }
`

type Labels = Pick<Messages['map']['results'], 'from'>

/** The prices to scale around the searched place, as a picture of our own: what the plot shows before anybody moves it. */
export function stillPlot(shown: ShownSearch, labels: Labels): string {
  const { from, place = '', results } = shown
  const { zoom } = openingOf(shown, stillSize)
  const rings = ringsAt(from.lat, zoom)
  const label = place.split(',', 1)[0] ?? ''
  const { width, height } = stillSize
  const clusters = clustersOf(results, zoom, [{ position: from, label }]).map((cluster) => ({
    cluster,
    at: offsetOf(cluster.position, from, zoom),
  }))
  const boxes = clusters.map(({ cluster, at }) => boxOf(cluster, at))
  return String(markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-width / 2} ${-height / 2} ${width} ${height}"><style>${new Markup(style)}</style>
<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="var(--tile)"/>
${rings.toReversed().map(({ radius }) => markup`<circle class="ring" r="${Math.round(radius)}"/>`)}
${rings.flatMap(({ metres, radius }) => clearOf(boxes, radius).map((at) => distance(metres, at)))}
<circle r="7" fill="var(--ring)" stroke="var(--tile)" stroke-width="3"/><text class="here" y="18">${label}</text>
${clusters.toReversed().map(({ cluster, at }) => mark(cluster, at, labels))}
</svg>`)
}

const distance = (metres: number, { x, y }: Point) =>
  markup`<text class="far" x="${x}" y="${y}">${metres < 1000 ? `${metres} m` : `${metres / 1000} km`}</text>`

type Box = { left: number; right: number; top: number; bottom: number }

const boxOf = ({ members, stance }: Cluster, { x, y }: Point): Box => {
  const half = widthOf({ members: members.map((result, rank) => ({ result, rank })) }) / 2
  const top = y + topOf(stance)
  return { left: x - half, right: x + half, top, bottom: top + markHeight }
}

/** The first point of the ring in the picture where no mark covers its distance. Empty if there is none. */
function clearOf(boxes: Box[], radius: number): Point[] {
  const isCovered = ({ x, y }: Point) =>
    boxes.some(
      ({ left, right, top, bottom }) =>
        x + labelHalf.width > left &&
        x - labelHalf.width < right &&
        y + labelHalf.height > top &&
        y - labelHalf.height < bottom,
    )
  return labelPoints(radius)
    .filter((point) => isLabelInside(point, stillSize) && !isCovered(point))
    .slice(0, 1)
}

/** The tip of a mark points at its position. */
function mark({ members, stance }: Cluster, at: { x: number; y: number }, labels: Labels): Markup {
  const price = cheapestPriceText(members)
  const heap = members.length > 1
  const from = price && fill(labels.from, { price })
  const text = heap ? [members.length, from].filter(Boolean).join(' · ') : (price ?? '')
  const x = Math.round(at.x)
  const tip = Math.round(at.y + stance.tip)
  // A mark that hangs is drawn upside down, without its text.
  const down = stance.hangs ? 1 : -1
  const middle = tip + 21 * down
  if (text === '') return markup`<circle class="one" cx="${x}" cy="${tip + 7 * down}" r="7"/>`
  const width = widthOf({ members: members.map((result, rank) => ({ result, rank })) }) - 8
  return markup`<path class="${heap ? 'heap' : 'one'}" transform="translate(${x} ${tip}) scale(1 ${-down})" d="M${-width / 2 + 13}-34h${width - 26}a13 13 0 0 1 0 26h${-(width / 2) + 19}l-6 8-6-8h${-(width / 2) + 19}a13 13 0 0 1 0-26z"/><text x="${x}" y="${middle}">${text}</text>`
}
