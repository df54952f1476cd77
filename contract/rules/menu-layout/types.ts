import type { Allergen } from '../../lists'
import type { FaceKey } from '../../menu-fonts'
import type { MenuFormat } from './formats'

/** A font's measures as scripts/assets/font-metrics.mjs writes them, the same file for browser and server. */
export type FontMetrics = {
  unitsPerEm: number
  ascent: number
  descent: number
  chars: string
  /** Five numbers a character: advance, then its ink's minX, minY, maxX, maxY. */
  measures: number[]
  kerning: { left: string[]; right: string[]; values: number[][] }
  /** Of faces that come without a font: each character's SVG path, y upwards. */
  outlines?: string[]
}

/** undefined for a face that could not be had. */
export type FontLookup = (face: FaceKey) => FontMetrics | undefined

export type Rect = { x: number; y: number; width: number; height: number }

export type PrintedItem = { text: string; allergens: readonly Allergen[] }
export type PrintedSection = { category: string; items: readonly PrintedItem[] }

/** What is to be set, in words: of a real menu or of the template's own texts. */
export type PrintedMenu = {
  sections: readonly PrintedSection[]
  observations: string
  price: string
  /** What `{restaurante}`, `{fecha}`, `{horario}` and `{menu}`, the day's or the night's, stand for. */
  facts: { restaurante: string; fecha: string; horario: string; menu: string }
  foot: { allergens: string; water: string; leftovers: string }
  allergenNames: Readonly<Record<Allergen, string>>
  /** The QR's squares, row by row; absent where none can be had yet. */
  qr?: readonly (readonly boolean[])[]
}

/** Letters of one face on one baseline, each at its own place: nothing is left for a browser or a printer to decide. */
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
  /** Fills the sheet, cut where it is wider or higher. */
  | { kind: 'cover'; url: string; shade: number }
  /** Fills `rect`; around it lies the same picture, blurred and filling the sheet. */
  | { kind: 'within'; url: string; shade: number; rect: Rect }

export type WarningCode =
  /** Set at the smallest size, and some lines still do not fit: `lines` are left out. */
  | 'overflow'
  /** The box is too small for any letter. */
  | 'box-too-small'
  /** A word was cut where no syllable ends. */
  | 'broken-word'
  /** No font of ours has these characters: they are left out. */
  | 'missing-characters'
  /** The block's font could not be had; another stands for it. */
  | 'missing-font'
  /** Fits only well below the size asked for. */
  | 'small-type'

export type LayoutWarning = { code: WarningCode; block: string; detail?: string; lines?: number }

/** How each text block was set. */
export type BlockResult = { block: string; rect: Rect; fontSize: number; scale: number; columns: number }

export type MenuLayout = {
  format: MenuFormat
  width: number
  height: number
  background: LayoutBackground
  /** In the order they are painted. */
  marks: Mark[]
  blocks: BlockResult[]
  warnings: LayoutWarning[]
}
