import type { Rect } from '../../entities/template'
import type { Allergen } from '../../lists'
import type { FaceKey } from '../../menu-fonts'
import type { OrnamentName } from '../../ornaments'
import type { MenuFormat } from './formats'

/** A font's metrics as scripts/assets/font-metrics.mjs writes them. Browser and server use the same file. */
export type FontMetrics = {
  unitsPerEm: number
  ascent: number
  descent: number
  chars: string
  /** Five numbers for each character: advance, then its ink's minX, minY, maxX, maxY. */
  measures: number[]
  kerning: { left: string[]; right: string[]; values: number[][] }
  /** For faces without a font file: each character's SVG path, y upwards. */
  outlines?: string[]
}

/** Undefined for a face that could not be loaded. */
export type FontLookup = (face: FaceKey) => FontMetrics | undefined

export type PrintedItem = { text: string; allergens: readonly Allergen[] }
export type PrintedSection = { category: string; items: readonly PrintedItem[] }

/** The texts to set: of a real menu, or the template's own texts. */
export type PrintedMenu = {
  sections: readonly PrintedSection[]
  observations: string
  price: string
  /** The values of the placeholders. `menu` is the day's or the night's, `contacto` is address, telephone and hours. */
  facts: { restaurante: string; fecha: string; horario: string; menu: string; contacto: string }
  foot: { allergens: string; water: string; leftovers: string }
  allergenNames: Readonly<Record<Allergen, string>>
  /** The QR code's squares, row by row. Absent while there is no QR code. */
  qr?: readonly (readonly boolean[])[]
}

/** Letters of one face on one baseline, each with its own position, so that browsers and printers decide nothing. */
export type TextMark = {
  kind: 'text'
  block: string
  face: FaceKey
  size: number
  color: string
  y: number
  /** One character each, with its left edge. */
  chars: string[]
  xs: number[]
}

export type Mark =
  | TextMark
  | ({ kind: 'rect'; block: string; color: string; radius: number } & Rect)
  | { kind: 'allergen'; block: string; allergen: Allergen; x: number; y: number; size: number; color: string }
  | { kind: 'ornament'; block: string; name: OrnamentName; x: number; y: number; size: number; color: string }
  | {
      kind: 'qr'
      block: string
      x: number
      y: number
      size: number
      color: string
      backgroundColor: string
      squares: readonly (readonly boolean[])[]
    }

export type LayoutBackground =
  | { kind: 'color'; color: string }
  /** Fills the sheet. Parts beyond the sheet are cut off. */
  | { kind: 'cover'; url: string; shade: number }
  /** Fills `rect`. Around it, the same picture fills the sheet, blurred. */
  | { kind: 'within'; url: string; shade: number; rect: Rect }

/** Where a photo and a logo stand on a stock template, in pixels. `sticker`: the seal of the price, which the photo leaves free. */
export type DressPlaces = {
  photo?: {
    url: string
    /** In percent of the photo: stays visible when its sides are cut off. */
    focus?: { x: number; y: number }
    area: Rect
    sticker?: Rect & { radius: number }
    edge: { width: number; color: string }
  }
  /** `lean`: 0 at the left of the box, 1 at its right. */
  logo?: { url: string; box: Rect; lean: number }
}

export type WarningCode =
  /** Some lines do not fit even at the smallest size: `lines` lines are left out. */
  | 'overflow'
  /** The box is too small for any letter. */
  | 'box-too-small'
  /** A word was cut where no syllable ends. */
  | 'broken-word'
  /** No font of ours has these characters: they are left out. */
  | 'missing-characters'
  /** The block's font could not be loaded. Another font replaces it. */
  | 'missing-font'
  /** The letters are too small to be read on a phone, or on paper. */
  | 'small-type'

export type LayoutWarning = { code: WarningCode; block: string; detail?: string; lines?: number }

/** How each text block was set. */
export type BlockResult = { block: string; rect: Rect; fontSize: number; scale: number; columns: number }

export type MenuLayout = {
  format: MenuFormat
  width: number
  height: number
  background: LayoutBackground
  dress?: DressPlaces
  /** In the order they are painted. */
  marks: Mark[]
  blocks: BlockResult[]
  warnings: LayoutWarning[]
}
