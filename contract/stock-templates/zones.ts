// scripts/stock-templates also reads this file, so that drawings and texts match. So it imports only types.
import type { Rect } from '../entities/template'
import type { MenuFormat, StockShape } from '../rules/menu-layout/formats'

export type Zone = Rect

/** The composition: centred, from the left with the price above, or with the price in the lower corner. */
export type Composition = 'centred' | 'left' | 'corner'

export type Zones = {
  width: number
  height: number
  isWide: boolean
  /** A card for chats has no small print: docs/decisions/0093. */
  hasFoot: boolean
  /** The area of all texts. */
  panel: Zone
  /** The line or small ornament between the title and the menu. */
  rule: { x: number; y: number; half: number }
  /** The circle for the price. */
  spot: { x: number; y: number; r: number }
  text: Record<StockBlock, Zone>
}

const stockBlocks = [
  ...(['menu', 'observations', 'price', 'foot', 'qr', 'legend'] as const),
  ...(['text:nombre', 'text:titulo', 'text:fecha'] as const),
]
export type StockBlock = (typeof stockBlocks)[number]
export const isStockBlock = (name: string): name is StockBlock => stockBlocks.some((one) => one === name)

/** In the units of the drawing. Each format scales them to its pixels. */
const sizes: Record<StockShape, { width: number; height: number; beside: number; above: number }> = {
  feed: { width: 1080, height: 1350, beside: 54, above: 54 },
  // The texts stay clear of the bars that a phone shows over a story, above and below.
  story: { width: 1080, height: 1920, beside: 54, above: 190 },
  paper: { width: 1080, height: 1528, beside: 60, above: 60 },
  card: { width: 1920, height: 1008, beside: 52, above: 46 },
  tv: { width: 1920, height: 1080, beside: 58, above: 54 },
}

/** The formats without their own design, and the width to which the drawing is scaled. */
export const formatWidths: Record<Exclude<MenuFormat, 'feed'>, { shape: StockShape; width: number }> = {
  story: { shape: 'story', width: 1080 },
  card: { shape: 'card', width: 1200 },
  tv: { shape: 'tv', width: 1920 },
  a4: { shape: 'paper', width: 1240 },
  a5: { shape: 'paper', width: 874 },
  table: { shape: 'paper', width: 620 },
}

/** Letters do not shrink with the paper, so the foot needs more lines on a table card. */
const smallPrint = 60

export function zonesOf(shape: StockShape, composition: Composition): Zones {
  const { width, height, beside, above } = sizes[shape]
  const panel = { x: beside, y: above, width: width - 2 * beside, height: height - 2 * above }
  const isWide = width > height
  const hasFoot = shape !== 'card'
  if (isWide) return { width, height, isWide, hasFoot, panel, ...wideParts(panel, composition, hasFoot) }
  const more = shape === 'paper' ? smallPrint : 0
  const { text, ...places } = tallParts[composition]({ ...panel, height: panel.height - more })
  const foot = { ...text.foot, height: text.foot.height + more }
  return { width, height, isWide, hasFoot, panel, ...places, text: { ...text, foot } }
}

type Parts = Pick<Zones, 'rule' | 'spot' | 'text'>

const zone = (x: number, y: number, width: number, height: number): Zone => ({ x, y, width, height })

/** The last lines are the same in all formats: the legend above the foot. */
const bottom = ({ x, y, width, height }: Zone, inset: number) => ({
  foot: zone(x + inset, y + height - 148, width - 2 * inset, 110),
  legend: zone(x + inset, y + height - 202, width - 2 * inset, 52),
})

const tallParts: Record<Composition, (panel: Zone) => Parts> = {
  centred(panel) {
    const { x, y, width, height } = panel
    const [end, middle] = [y + height, x + width / 2]
    return {
      rule: { x: middle, y: y + 259, half: 180 },
      spot: { x: middle, y: end - 274, r: 110 },
      text: {
        ...bottom(panel, 70),
        'text:nombre': zone(x + 196, y + 31, width - 392, 49),
        'text:titulo': zone(x + 70, y + 82, width - 140, 118),
        'text:fecha': zone(x + 90, y + 200, width - 180, 36),
        menu: zone(x + 66, y + 298, width - 132, height - 298 - 440),
        observations: zone(x + 90, end - 434, width - 180, 72),
        price: zone(middle - 158, end - 330, 316, 104),
        qr: zone(x + width - 196, end - 332, 116, 116),
      },
    }
  },
  left(panel) {
    const { x, y, width, height } = panel
    const end = y + height
    return {
      rule: { x: x + 66, y: y + 262, half: 90 },
      spot: { x: x + width - 160, y: y + 160, r: 104 },
      text: {
        ...bottom(panel, 66),
        'text:nombre': zone(x + 66, y + 31, width - 372, 49),
        'text:titulo': zone(x + 66, y + 84, width - 394, 116),
        'text:fecha': zone(x + 66, y + 202, width - 372, 36),
        menu: zone(x + 66, y + 304, width - 132, height - 304 - 322),
        observations: zone(x + 66, end - 316, width - 132, 88),
        price: zone(x + width - 244, y + 106, 168, 108),
        qr: zone(x + width - 190, end - 320, 116, 116),
      },
    }
  },
  corner(panel) {
    const { x, y, width, height } = panel
    const [end, middle] = [y + height, x + width / 2]
    return {
      rule: { x: middle, y: y + 259, half: 180 },
      spot: { x: x + width - 156, y: end - 322, r: 100 },
      text: {
        ...bottom(panel, 60),
        'text:nombre': zone(x + 196, y + 31, width - 392, 49),
        'text:titulo': zone(x + 60, y + 82, width - 120, 118),
        'text:fecha': zone(x + 80, y + 200, width - 160, 36),
        menu: zone(x + 64, y + 298, width - 128, height - 298 - 440),
        // On the sheet's axis, clear of the seal.
        observations: zone(middle - 206, end - 412, 412, 200),
        price: zone(x + width - 232, end - 372, 152, 100),
        qr: zone(x + 70, end - 374, 116, 116),
      },
    }
  },
}

/** The title and the price beside the menu. */
function wideParts({ x, y, width, height }: Zone, composition: Composition, hasFoot: boolean): Parts {
  const below = hasFoot ? 172 : 62
  const end = y + height
  const column = { x: x + 70, width: 560 }
  const middle = column.x + column.width / 2
  const isLeft = composition === 'left'
  const spot = { x: isLeft ? column.x + 150 : middle, y: y + 472, r: 118 }
  const priced = composition === 'centred' ? 158 : 88
  return {
    rule: { x: isLeft ? column.x : middle, y: y + 322, half: 170 },
    spot,
    text: {
      foot: zone(x + 70, end - 114, width - 140, 72),
      legend: zone(x + 70, end - 160, width - 140, 42),
      // A long name has two lines on a card, whose letters are small.
      'text:nombre': hasFoot
        ? zone(column.x, y + 60, column.width, 52)
        : zone(column.x, y + 32, column.width, 80),
      'text:titulo': zone(column.x, y + 114, column.width, 138),
      'text:fecha': zone(column.x, y + 256, column.width, 42),
      price: zone(spot.x - priced, spot.y - 54, 2 * priced, 104),
      // At the left they stand at the lower end, clear of a line above the foot.
      observations: zone(column.x, y + 612, column.width, height - 612 - below - (isLeft ? 6 : 0)),
      menu: zone(x + 730, y + 62, width - 800, height - 62 - below),
      qr: zone(x + width - 190, end - 290, 110, 110),
    },
  }
}
