import type { PhotoFocus, PhotoPlace } from '../entities/sheet-dress'
import type { Rect } from '../entities/template'
import { type MenuFormat, menuFormats, type StockShape } from '../rules/menu-layout/formats'
import type { DressPlaces } from '../rules/menu-layout/types'
import type { StockDesign } from './design'
import { formatWidths, isStockBlock, type StockBlock, type Zones, zonesOf } from './zones'

/** What is added to a stock template. */
export type Wishes = {
  logo?: { url: string }
  photo?: { url: string; place: PhotoPlace; focus?: PhotoFocus | undefined }
}

type Design = Pick<StockDesign, 'composition' | 'priceBand' | 'category'>

/** The zones of a composition, with room for a logo if there is one. */
export function dressedZones(shape: StockShape, design: Design, { logo }: Wishes): Zones {
  const zones = zonesOf(shape, design.composition)
  if (!logo) return zones
  const { observations, menu } = zones.text
  const { box } = logoPlace(zones, design)
  const end = observations.y + observations.height
  const from = (y: number, width: number) => {
    const text = { ...zones.text, observations: { ...observations, y, width, height: end - y } }
    return { ...zones, text }
  }
  if (zones.isWide) return from(box.y + box.height + 12, observations.width)
  // From above the end of the menu, so that a menu without observations does not take the logo's room.
  return design.composition === 'left' ? from(menu.y + menu.height - 4, box.x - 20 - observations.x) : zones
}

type LogoPlace = { box: Rect; lean: number }

/** Half the width of a centred price. */
const usualBand = { own: 214, whole: 214 }

/** Beside the price, opposite to a seal in the corner, or below the price of a wide sheet. */
function logoPlace(
  { isWide, panel, spot, text }: Zones,
  { composition, priceBand = usualBand }: Design,
): LogoPlace {
  const right = panel.x + panel.width - 66
  if (isWide) {
    const { x, y, width } = text.observations
    return { box: { x, y: y + 4, width, height: 98 }, lean: composition === 'left' ? 0 : 0.5 }
  }
  if (composition === 'corner')
    return { box: { x: panel.x + 62, y: spot.y - 92, width: 188, height: 184 }, lean: 0.5 }
  if (composition === 'left')
    return { box: { x: right - 156, y: text.legend.y - 119, width: 156, height: 106 }, lean: 1 }
  const x = spot.x + priceBand.whole + 14
  return { box: { x, y: spot.y - 62, width: right - x, height: 124 }, lean: 1 }
}

/** How far a band reaches: below the title, or beside the menu. */
function photoArea({ isWide, hasFoot, width, height, panel, text }: Zones, place: PhotoPlace): Rect {
  if (place === 'ground') return { x: 0, y: 0, width, height }
  if (!isWide) return { x: 0, y: 0, width, height: panel.y + 290 }
  const end = hasFoot ? text.legend.y - 1 : height
  return { x: 0, y: 0, width: panel.x + 694, height: end }
}

/** Around the price: the template's own seal stays, cut out of the photo. */
function stickerOf({ spot: { x, y, r } }: Zones, { composition, priceBand: { own } = usualBand }: Design) {
  if (composition === 'centred') return { x: x - own, y: y - 80, width: 2 * own, height: 154, radius: 40 }
  const reach = r + 18
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach, radius: reach }
}

const contains = (area: Rect, { x, y, width, height }: Rect) =>
  x + width / 2 < area.x + area.width && y + height / 2 < area.y + area.height

/** The blocks whose letters stand on the photo. The price has its seal. */
export function blocksOverPhoto(shape: StockShape, { composition }: Design, { photo }: Wishes) {
  const zones = zonesOf(shape, composition)
  const area = photo && photoArea(zones, photo.place)
  return new Set<StockBlock>(
    Object.entries(zones.text).flatMap(([block, rect]) =>
      isStockBlock(block) && block !== 'price' && area && contains(area, rect) ? [block] : [],
    ),
  )
}

export const shapeOf = (format: MenuFormat) => (format === 'feed' ? 'feed' : formatWidths[format].shape)

/** A band ends with a line. */
const edge = 7

/** Where photo and logo stand, in the pixels of a format. */
export function dressPlaces(format: MenuFormat, design: Design, { photo, logo }: Wishes): DressPlaces {
  const zones = zonesOf(shapeOf(format), design.composition)
  const { width, height } = menuFormats[format]
  const by = width / zones.width
  const down = (height - zones.height * by) / 2
  const scaled = <Zone extends Rect>(rect: Zone): Zone => ({
    ...{ ...rect, x: rect.x * by, y: rect.y * by + down },
    ...{ width: rect.width * by, height: rect.height * by },
  })
  const places: DressPlaces = {}
  if (photo) {
    const sticker = stickerOf(zones, design)
    const drawn = photoArea(zones, photo.place)
    places.photo = {
      url: photo.url,
      ...(photo.focus && { focus: photo.focus }),
      area: photo.place === 'ground' ? { x: 0, y: 0, width, height } : fromCorner(scaled(drawn)),
      edge: { width: edge * by, color: design.category.color },
      ...(contains(drawn, sticker) && { sticker: { ...scaled(sticker), radius: sticker.radius * by } }),
    }
  }
  if (logo) {
    const { box, lean } = logoPlace(zones, design)
    places.logo = { url: logo.url, box: scaled(box), lean }
  }
  return places
}

/** A band begins at the corner of the sheet, whatever a format cuts. */
const fromCorner = ({ x, y, width, height }: Rect): Rect => ({
  ...{ x: 0, y: 0 },
  ...{ width: Math.round(x + width), height: Math.round(y + height) },
})
