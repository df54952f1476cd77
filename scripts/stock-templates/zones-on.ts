import type { Rect } from '../../contract/entities/template'
import { type MenuFormat, menuFormats } from '../../contract/rules/menu-layout/formats'
import { type Composition, formatWidths, type Zones, zonesOf } from '../../contract/stock-templates/zones'

/** Frames reach this far into the panel. */
const frameWidth = 30
/** Points and petals reach this far beyond a round seal. */
const beyondSeal = 14

/** The zones of a format in its own pixels, with the seal as the box that its drawing fills. */
export function zonesOn(format: MenuFormat, composition: Composition) {
  const { shape, width } =
    format === 'feed' ? { shape: 'feed' as const, width: menuFormats.feed.width } : formatWidths[format]
  const zones = zonesOf(shape, composition)
  const by = width / zones.width
  const down = (menuFormats[format].height - zones.height * by) / 2
  const scaled = (rect: Rect): Rect => ({
    ...{ x: rect.x * by, y: rect.y * by + down },
    ...{ width: rect.width * by, height: rect.height * by },
  })
  const { panel, text } = zones
  const seal = sealOf(zones, composition)
  return {
    panel: scaled(panel),
    seal: scaled(seal),
    line: scaled(lineOf(zones, composition)),
    isOverFrame: !isWithin(seal, panel),
    axes: [panel, text['text:titulo'], text.menu].map((rect) => (rect.x + rect.width / 2) * by),
  }
}

/** A round seal, or a band around a centred price. */
function sealOf({ spot: { x, y, r } }: Zones, composition: Composition): Rect {
  if (composition === 'centred') return { x: x - 214, y: y - 80, width: 428, height: 154 }
  const reach = r + beyondSeal
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}

function lineOf({ rule: { x, y, half } }: Zones, composition: Composition): Rect {
  const left = composition === 'left' ? x : x - half
  return { x: left, y: y - 16, width: 2 * half, height: 36 }
}

const isWithin = (seal: Rect, panel: Rect) =>
  seal.x >= panel.x + frameWidth &&
  seal.y >= panel.y + frameWidth &&
  seal.x + seal.width <= panel.x + panel.width - frameWidth &&
  seal.y + seal.height <= panel.y + panel.height - frameWidth
