import { type MenuFormat, menuFormats } from '../../contract/rules/menu-layout/formats'
import { largestHole } from '../../contract/rules/menu-layout/largest-hole'
import type { DressPlaces, Mark, MenuLayout } from '../../contract/rules/menu-layout/types'
import { signBelow, signSize } from '../../contract/rules/menu-layout/word'
import { type StockTemplate, stockDesigns } from '../../contract/stock-templates'
import { shapeOf, type Wishes } from '../../contract/stock-templates/dress'
import { groundOf } from './ground'
import { onDecoration } from './on-decoration'
import type { RealMenu } from './real-menus'
import { sealOverDrawing } from './seal-over-drawing'
import { layOut, measureOf } from './sheet'
import { zonesOn } from './zones-on'

export type Box = { x: number; y: number; width: number; height: number }
export type Flaw =
  | 'hole'
  | 'crossing'
  | 'decoration'
  | 'small'
  | 'orphan'
  | 'left out'
  | 'shrunk'
  | 'desserts'
export type Found = { flaw: Flaw; detail: string }

export const measuredFormats = ['feed', 'story', 'tv', 'a4', 'card'] as const

/** No hole is larger than this share of the sheet. */
const mostEmpty = 1 / 5
const logo = { url: '' }

/** Everything that may be added to a template, and nothing. */
export const dressings: Record<string, Wishes> = {
  'as it is': {},
  'with a logo': { logo },
  'with a logo and a photo as its head': { logo, photo: { url: '', place: 'band' } },
  'with a logo on a photo': { logo, photo: { url: '', place: 'ground' } },
}

/** In the pixels of a post: no letter is smaller. */
const leastLetter = 20

/** What a person would not post: measured on the layout, and on the drawing below the letters. */
export async function flawsOf(
  stock: StockTemplate,
  format: MenuFormat,
  real: RealMenu,
  wishes?: Wishes,
): Promise<Found[]> {
  const design = stockDesigns.find(({ id }) => id === stock.id)
  if (!design) throw new Error(`${stock.id}: no design`)
  const layout = layOut({ stock, format, menu: real.menu, house: real.house, ...(wishes && { wishes }) })
  const zones = zonesOn(format, design.composition)
  const { photo, logo } = layout.dress ?? {}
  const { width, height } = menuFormats[format]
  const scale = Math.min(width, height) / 1080
  const lines = linesOf(layout)
  const boxes = [
    ...lines.map(({ box }) => box),
    ...layout.marks.flatMap(solid),
    ...(photo ? [photo.area] : []),
    ...(logo ? [logo.box] : []),
  ]
  const seal = photo?.sticker ?? zones.seal
  const empty = largestHole(zones.panel, [...boxes, seal, zones.line], 10 * scale)
  const hole = (empty.width * empty.height) / (width * height)
  return [
    ...(hole > mostEmpty ? [{ flaw: 'hole' as const, detail: `${Math.round(hole * 100)} %` }] : []),
    ...crossings(lines, { ...zones, seal }, layout),
    ...lines.flatMap(({ size, block }) =>
      size / scale < leastLetter ? [{ flaw: 'small' as const, detail: `${block} ${size / scale}` }] : [],
    ),
    ...(await decorations(layout)),
    // A photo covers what is drawn beside the seal.
    ...(photo ? [] : await sealOverDrawing(design, shapeOf(format))).map((detail) => ({
      ...{ flaw: 'crossing' as const, detail },
    })),
    ...orphans(lines, zones),
    ...desserts(layout, lines, real),
    ...layout.warnings
      .filter(({ code }) => code !== 'small-type')
      .map(({ code, block }) => ({ flaw: 'left out' as const, detail: `${block} ${code}` })),
    ...shrunk(layout, lines),
  ]
}

type Zones = ReturnType<typeof zonesOn>
type LineBox = { block: string; box: Box; size: number; words: string }

/** The letters and signs of one baseline of a block, together. */
function linesOf({ marks }: MenuLayout): LineBox[] {
  const lines: (LineBox & { baseline: number })[] = []
  for (const part of marks.flatMap(partOf)) {
    const { block, box, size, words, baseline } = part
    const last = lines.at(-1)
    const gap = last ? box.x - (last.box.x + last.box.width) : 0
    if (last?.block === block && Math.abs(last.baseline - baseline) < 2 && gap < size * 2 && gap > -size) {
      const y = Math.min(last.box.y, box.y)
      const bottom = Math.max(last.box.y + last.box.height, box.y + box.height)
      last.box = { x: last.box.x, y, width: box.x + box.width - last.box.x, height: bottom - y }
      last.words += words
    } else lines.push(part)
  }
  return lines
}

type Part = LineBox & { baseline: number }

function partOf(mark: Mark): Part[] {
  if (mark.kind === 'text') {
    const { block, xs, y, size, chars } = mark
    const [left = 0] = xs
    const ink = chars.map((char) => measureOf(mark.face, char))
    const right = (xs.at(-1) ?? left) + (ink.at(-1)?.advance ?? 0) * size
    const top = y - Math.max(...ink.map(({ maxY }) => maxY)) * size
    const bottom = y - Math.min(0, ...ink.map(({ minY }) => minY)) * size
    const box = { x: left, y: top, width: right - left, height: bottom - top }
    return [{ block, box, size, words: chars.join(''), baseline: y }]
  }
  if (mark.kind !== 'allergen') return []
  const { block, x, y, size } = mark
  const baseline = y + size * (1 - signBelow / signSize)
  return [{ block, box: { x, y, width: size, height: size }, size: size / signSize, words: '', baseline }]
}

/** Everything but letters and their signs. */
function solid(mark: Mark): Box[] {
  if (mark.kind === 'text' || mark.kind === 'rect' || mark.kind === 'allergen') return []
  return [{ x: mark.x, y: mark.y, width: mark.size, height: mark.size }]
}

const meet = (one: Box, other: Box, by = 2) =>
  one.x + by < other.x + other.width &&
  other.x + by < one.x + one.width &&
  one.y + by < other.y + other.height &&
  other.y + by < one.y + one.height

function crossings(
  lines: LineBox[],
  { seal, panel, line: rule, isOverFrame }: Zones,
  { marks, dress }: MenuLayout,
) {
  const found: Found[] = []
  const say = (detail: string) => found.push({ flaw: 'crossing', detail })
  if (isOverFrame) say('seal over frame')
  const logo = dress?.logo ? [dress.logo.box] : []
  const drawings = [...marks.flatMap(solid), ...logo]
  if (logo.some((box) => meet(box, seal))) say('the logo over the seal')
  const edges = dress?.photo ? edgesOfPhoto(dress.photo) : []
  for (const [at, { block, box, words }] of lines.entries()) {
    if (block !== 'price' && meet(box, seal)) say(`${block} «${words}» under the seal`)
    if (edges.some((one) => meet(box, one))) say(`${block} «${words}» over the edge of the photo`)
    if (!dress?.photo && meet(box, rule)) say(`${block} «${words}» over the rule`)
    if (!meet(box, panel) || box.x < panel.x || box.x + box.width > panel.x + panel.width)
      say(`${block} «${words}» over the frame`)
    for (const other of lines.slice(at + 1))
      if (meet(box, other.box)) say(`${block} «${words}» over «${other.words}»`)
    for (const drawing of drawings) if (meet(box, drawing, 4)) say(`${block} «${words}» over a drawing`)
  }
  return found
}

/** The lines at the right and at the lower end of a band. */
function edgesOfPhoto({ area, edge }: NonNullable<DressPlaces['photo']>): Box[] {
  const { x, y, width, height } = area
  return [
    { x: x + width - edge.width, y, width: edge.width, height },
    { x, y: y + height - edge.width, width, height: edge.width },
  ]
}

async function decorations(layout: MenuLayout): Promise<Found[]> {
  const { background } = layout
  if (background.kind !== 'cover') throw new Error('a stock template has its drawing')
  const ground = await groundOf(background.url)
  return onDecoration(layout, ground).map((detail) => ({ flaw: 'decoration', detail }))
}

/** With two columns, the last of three courses stands below both: on their axis, or at their left edge. Four courses may stand in pairs. */
function desserts({ blocks }: MenuLayout, lines: LineBox[], { menu: { categories } }: RealMenu): Found[] {
  const menu = blocks.find(({ block }) => block === 'menu')
  const [before, last] = categories
    .slice(-2)
    .map(({ name }) => lines.find(({ block, words }) => block === 'menu' && isSame(words, name)))
  if (menu?.columns !== 2 || categories.length < 3 || !before || !last) return []
  const { x, width } = menu.rect
  const isRight = last.box.x + last.box.width / 2 > x + width / 2 + 12
  const isPair = categories.length === 4 && Math.abs(before.box.y - last.box.y) < 12
  return isRight && !isPair ? [{ flaw: 'desserts', detail: `«${last.words}» in the right column` }] : []
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase('es') === other.toLocaleLowerCase('es')

/** A line stands on the sheet's axis, or shares an edge or an axis with another line. */
function orphans(lines: LineBox[], { axes }: Zones): Found[] {
  const edgesOf = ({ box }: LineBox) => [box.x, box.x + box.width / 2, box.x + box.width]
  const near = (one: number, other: number) => Math.abs(one - other) < 8
  return lines.flatMap((line, at) => {
    if (line.block === 'price') return []
    const own = edgesOf(line)
    const isOnAxis = axes.some((axis) => near(own[1] ?? 0, axis))
    const hasCompany = lines.some(
      (other, index) => index !== at && edgesOf(other).some((edge, which) => near(edge, own[which] ?? 0)),
    )
    return isOnAxis || hasCompany
      ? []
      : [{ flaw: 'orphan' as const, detail: `${line.block} «${line.words}»` }]
  })
}

/** Letters below their size while a quarter of their room is empty. */
function shrunk({ blocks }: MenuLayout, lines: LineBox[]): Found[] {
  const menu = blocks.find(({ block }) => block === 'menu')
  if (!menu || menu.scale >= 1) return []
  const own = lines.filter(({ block }) => block === 'menu')
  const top = Math.min(...own.map(({ box }) => box.y))
  const bottom = Math.max(...own.map(({ box }) => box.y + box.height))
  const share = (bottom - top) / menu.rect.height
  return share < 0.75 ? [{ flaw: 'shrunk', detail: `${Math.round(share * 100)} % of its height` }] : []
}
