// Also read as it stands by scripts/stock-templates, so that what is drawn and what is written agree: only types are imported.
import type { MenuFormat, StockShape } from '../rules/menu-layout/formats'

export type Zone = { x: number; y: number; width: number; height: number }

/** Where the eye goes first: centred, from the left with the price above, or with the price in the lower corner. */
export type Composition = 'centred' | 'left' | 'corner'

export type Zones = {
  width: number
  height: number
  isWide: boolean
  /** What holds all the writing. */
  panel: Zone
  /** Where a line or a small ornament parts the title from the menu. */
  rule: { x: number; y: number; half: number }
  /** The round place of the price. */
  spot: { x: number; y: number; r: number }
  text: Record<StockBlock, Zone>
}

export type StockBlock =
  | 'menu'
  | 'observations'
  | 'price'
  | 'foot'
  | 'qr'
  | 'legend'
  | 'text:nombre'
  | 'text:titulo'
  | 'text:fecha'

/** In the units a drawing is made in; each format scales them to its own pixels. */
const sizes: Record<StockShape, { width: number; height: number; beside: number; above: number }> = {
  feed: { width: 1080, height: 1350, beside: 70, above: 70 },
  // What a telephone lays over a story, above and below, covers no text.
  story: { width: 1080, height: 1920, beside: 64, above: 210 },
  paper: { width: 1080, height: 1528, beside: 76, above: 76 },
  card: { width: 1920, height: 1008, beside: 64, above: 60 },
  tv: { width: 1920, height: 1080, beside: 70, above: 66 },
}

/** Formats that are no design of their own, and the width that the drawing's is scaled to. */
export const formatWidths: Record<Exclude<MenuFormat, 'feed'>, { shape: StockShape; width: number }> = {
  story: { shape: 'story', width: 1080 },
  card: { shape: 'card', width: 1200 },
  tv: { shape: 'tv', width: 1920 },
  a4: { shape: 'paper', width: 1240 },
  a5: { shape: 'paper', width: 874 },
  table: { shape: 'paper', width: 620 },
}

/** Letters do not shrink with the paper: the foot needs more lines on a table's card. */
const smallPrint = 52

export function zonesOf(shape: StockShape, composition: Composition): Zones {
  const { width, height, beside, above } = sizes[shape]
  const panel = { x: beside, y: above, width: width - 2 * beside, height: height - 2 * above }
  const isWide = width > height
  if (isWide) return { width, height, isWide, panel, ...wideParts(panel, composition) }
  const more = shape === 'paper' ? smallPrint : 0
  const { text, ...places } = tallParts[composition]({ ...panel, height: panel.height - more })
  const foot = { ...text.foot, height: text.foot.height + more }
  return { width, height, isWide, panel, ...places, text: { ...text, foot } }
}

type Parts = Pick<Zones, 'rule' | 'spot' | 'text'>

const zone = (x: number, y: number, width: number, height: number): Zone => ({ x, y, width, height })

/** The last lines are the same everywhere: the legend over the foot. */
const bottom = ({ x, y, width, height }: Zone, inset: number) => ({
  foot: zone(x + inset, y + height - 90, width - 2 * inset, 46),
  legend: zone(x + inset, y + height - 132, width - 2 * inset, 38),
})

const tallParts: Record<Composition, (panel: Zone) => Parts> = {
  centred(panel) {
    const { x, y, width, height } = panel
    const [end, middle] = [y + height, x + width / 2]
    return {
      rule: { x: middle, y: y + 302, half: 180 },
      spot: { x: middle, y: end - 196, r: 110 },
      text: {
        ...bottom(panel, 70),
        'text:nombre': zone(x + 90, y + 48, width - 180, 46),
        'text:titulo': zone(x + 70, y + 98, width - 140, 132),
        'text:fecha': zone(x + 90, y + 230, width - 180, 36),
        menu: zone(x + 76, y + 340, width - 152, height - 340 - 376),
        observations: zone(x + 100, end - 366, width - 200, 82),
        price: zone(middle - 180, end - 256, 360, 112),
        qr: zone(x + width - 200, end - 262, 120, 120),
      },
    }
  },
  left(panel) {
    const { x, y, width, height } = panel
    const end = y + height
    return {
      rule: { x: x + 70, y: y + 282, half: 90 },
      spot: { x: x + width - 128, y: y + 132, r: 136 },
      text: {
        ...bottom(panel, 66),
        'text:nombre': zone(x + 70, y + 52, width - 380, 44),
        'text:titulo': zone(x + 70, y + 100, width - 370, 124),
        'text:fecha': zone(x + 70, y + 226, width - 380, 38),
        menu: zone(x + 70, y + 326, width - 140, height - 326 - 290),
        observations: zone(x + 70, end - 262, width - 300, 116),
        price: zone(x + width - 232, y + 78, 208, 108),
        qr: zone(x + width - 196, end - 268, 120, 120),
      },
    }
  },
  corner(panel) {
    const { x, y, width, height } = panel
    const [end, middle] = [y + height, x + width / 2]
    return {
      rule: { x: middle, y: y + 296, half: 180 },
      spot: { x: x + width - 150, y: end - 276, r: 122 },
      text: {
        ...bottom(panel, 60),
        'text:nombre': zone(x + 80, y + 46, width - 160, 46),
        'text:titulo': zone(x + 60, y + 94, width - 120, 132),
        'text:fecha': zone(x + 80, y + 226, width - 160, 36),
        menu: zone(x + 76, y + 334, width - 152, height - 334 - 416),
        observations: zone(x + 70, end - 346, width - 400, 150),
        price: zone(x + width - 236, end - 330, 172, 108),
        qr: zone(x + width - 420, end - 336, 120, 120),
      },
    }
  },
}

/** A title and its price beside the menu. */
function wideParts({ x, y, width, height }: Zone, composition: Composition): Parts {
  const end = y + height
  const column = { x: x + 70, width: 560 }
  const middle = column.x + column.width / 2
  const isLeft = composition === 'left'
  const spot = { x: isLeft ? column.x + 150 : middle, y: y + 472, r: 118 }
  const priced = composition === 'centred' ? 180 : 88
  return {
    rule: { x: isLeft ? column.x : middle, y: y + 322, half: 170 },
    spot,
    text: {
      foot: zone(x + 70, end - 112, width - 140, 66),
      legend: zone(x + 70, end - 156, width - 140, 40),
      'text:nombre': zone(column.x, y + 60, column.width, 52),
      'text:titulo': zone(column.x, y + 114, column.width, 138),
      'text:fecha': zone(column.x, y + 256, column.width, 42),
      price: zone(spot.x - priced, spot.y - 58, 2 * priced, 112),
      observations: zone(column.x, y + 612, column.width, height - 612 - 168),
      menu: zone(x + 730, y + 62, width - 800, height - 62 - 168),
      qr: zone(x + width - 190, end - 290, 110, 110),
    },
  }
}
