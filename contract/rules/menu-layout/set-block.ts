import type { BlockStyle, Rect } from '../../entities/template'
import type { Allergen } from '../../lists'
import { atomsOf, legendAtoms, type Missing, type Piece, setWord } from './atoms'
import type { Paragraph, SetLine } from './columns'
import { faceKeyOf, findFace } from './face'
import { fillBlock } from './fill-block'
import { type Box, fitText, type SetText } from './fit-text'
import {
  legibleFontSize,
  legiblePrint,
  type MenuFormat,
  pdfFormats,
  smallestFontSize,
  smallestPrint,
  templateDefaults,
} from './formats'
import { boxesOf, type Ornament, ornamentPlace } from './place-ornament'
import type { BlockResult, FontLookup, LayoutWarning, Mark } from './types'
import { signBelow, signSize } from './word'

/** A line of a block's text before line breaking. */
export type Entry = {
  text: string
  signs?: readonly Allergen[]
  /** Replaces the text: signs, each with its name. */
  legend?: readonly Piece[]
  style: BlockStyle | undefined
  size: number
  gap: number
  keepsNext?: boolean
  beginsSection?: boolean
}

export type TextBlock = {
  block: string
  rect: Rect
  entries: Entry[]
  /** The style that gives the block its box, its position and its alignment. */
  style: BlockStyle | undefined
  mostColumns: number
  /** The text may grow and stand in columns until it fills the rectangle. */
  fills?: boolean
  /** Stands in the rectangle's largest hole. */
  ornament?: Ornament | undefined
  /** Small print has a smaller floor. If it does not fit as a whole, it is left out. */
  isSmallPrint?: boolean
}

type Drawing = {
  format: MenuFormat
  fonts: FontLookup
  scale: number
  marks: Mark[]
  blocks: BlockResult[]
  warnings: LayoutWarning[]
}

/** Sets a block's text inside its rectangle. */
export function setBlock(block: TextBlock, drawing: Drawing) {
  const { rect, style, block: name } = block
  const { marks, blocks, warnings, scale } = drawing
  const missing: Missing = new Set()
  const paragraphs = paragraphsOf(block, drawing, missing)
  if (missing.size > 0)
    warnings.push({ code: 'missing-characters', block: name, detail: [...missing].slice(0, 20).join('') })
  if (paragraphs.length === 0) return
  const inner = inside(rect, Math.max(0, style?.padding ?? 0) * scale)
  const room = roomIn(inner)
  const box: Box = {
    ...room,
    floor: block.isSmallPrint ? smallestPrint : smallestFontSize,
    mostColumns: block.mostColumns,
    lean: leans[style?.align ?? 'center'],
    ornamentScale: block.ornament && scale,
  }
  const set = room.width > 0 && room.height > 0 ? setIn(box, paragraphs, block) : null
  if (!set || set.lines.length === 0) {
    warnings.push({ code: 'box-too-small', block: name })
    return
  }
  if (block.isSmallPrint && set.left > 0) {
    warnings.push({ code: 'overflow', block: name, lines: set.left + set.lines.length })
    return
  }
  const sizes = set.lines.map(({ size }) => size)
  blocks.push({
    block: name,
    rect: inner,
    fontSize: Math.min(...sizes),
    scale: set.scale,
    columns: set.columns,
  })
  warnings.push(...warningsOf(block, set, Math.min(...sizes) < legibleIn(drawing)))
  if (style?.transparent === false) {
    const color = style.backgroundColor ?? templateDefaults.backgroundColor
    marks.push({ kind: 'rect', block: name, color, radius: Math.max(0, style.radius ?? 0) * scale, ...rect })
  }
  for (const line of set.lines) marks.push(...marksOf(name, line, set, room, style))
  if (block.ornament) marks.push(...ornamentIn(block, block.ornament, set, room, scale))
}

/** Text that fills its box has the better of both settings: only the plain one cuts words and divides sections. */
function setIn(box: Box, paragraphs: Paragraph[], { fills }: TextBlock): SetText | null {
  const filled = fills ? fillBlock(paragraphs, box) : null
  if (filled && filled.scale >= enough) return filled
  const plain = fitText(paragraphs, box)
  return filled && (!plain || plain.left > 0 || plain.scale < filled.scale * dividedWorth) ? filled : plain
}

/** Whole sections in letters of this share of their size need no other setting. */
const enough = 0.45
/** Divided sections must make the letters larger by this factor. */
const dividedWorth = 1.6

const legibleIn = ({ format, scale }: Drawing) =>
  pdfFormats.some((one) => one === format) ? legiblePrint : legibleFontSize * scale

function warningsOf({ block, isSmallPrint }: TextBlock, set: SetText, isSmall: boolean): LayoutWarning[] {
  const found: LayoutWarning[] = []
  if (set.left > 0) found.push({ code: 'overflow', block, lines: set.left })
  else if (isSmall && !isSmallPrint) found.push({ code: 'small-type', block })
  if (set.hasCutWord) found.push({ code: 'broken-word', block })
  return found
}

const inside = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
})

/**
 * Baselines are on whole pixels and letters begin on quarter pixels, as browsers place them, so the preview and the picture look the same.
 * The space that this rounding needs is kept free.
 */
const onGrid = { across: 4, down: 1 } as const

const roomIn = ({ x, y, width, height }: Rect): Rect => ({
  x: x + 0.5 / onGrid.across,
  y: y + 0.5 / onGrid.down,
  width: width - 1 / onGrid.across,
  height: height - 1 / onGrid.down,
})

function paragraphsOf({ entries, block, fills }: TextBlock, drawing: Drawing, missing: Missing): Paragraph[] {
  const { fonts, scale, warnings } = drawing
  return entries.flatMap(
    ({ text, signs = [], legend, style, size, gap, keepsNext = false, beginsSection = false }) => {
      const key = faceKeyOf(style?.fontFamily, style?.bold)
      const { face, isOwn } = findFace(fonts, key)
      if (!isOwn && !warnings.some((one) => one.code === 'missing-font' && one.block === block))
        warnings.push({ code: 'missing-font', block, detail: key })
      if (!face) return []
      const words = style?.uppercase ? capitals(text) : text
      const setter = { face, fonts, missing }
      const atoms = legend ? legendAtoms(legend, setter) : atomsOf({ text: words, signs }, setter)
      if (atoms.length === 0) return []
      const asked = positive(style?.maxFontSize) ?? size
      const lineHeight = clamp(style?.lineHeight ?? templateDefaults.lineHeight, 0.5, 4)
      const hyphen = setWord('-', face, fonts, missing)
      const color = style?.color || templateDefaults.color
      return [
        {
          atoms,
          hyphen,
          face,
          size: asked * scale,
          lineHeight,
          gap: gap * scale,
          keepsNext,
          beginsSection,
          color,
          ...(fills && face.has('·') && { dot: setWord('·', face, fonts, missing) }),
        },
      ]
    },
  )
}

/** Without a locale, and without a change of ß, so that the result is the same everywhere. */
const capitals = (text: string) => text.replace(/\p{Ll}/gu, (one) => (one === 'ß' ? one : one.toUpperCase()))

const positive = (value: number | undefined) =>
  value !== undefined && Number.isFinite(value) && value > 0 ? Math.min(value, 1000) : undefined
const clamp = (value: number, from: number, to: number) =>
  Number.isFinite(value) && value > 0 ? Math.min(to, Math.max(from, value)) : 1

const onQuarter = (value: number) => Math.round(value * onGrid.across) / onGrid.across

/** From the left and from the top. */
export const leans = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 }

function ornamentIn(
  { block, style }: TextBlock,
  ornament: Ornament,
  set: SetText,
  rect: Rect,
  scale: number,
): Mark[] {
  const spare = rect.height - (set.bottom - set.top)
  const down = spare * leans[style?.verticalAlign ?? 'middle'] - set.top
  const place = ornamentPlace(boxesOf(set, leans[style?.align ?? 'center'], down), rect, scale)
  if (!place) return []
  return [
    { kind: 'ornament', block, ...ornament, x: rect.x + place.x, y: rect.y + place.y, size: place.width },
  ]
}

function marksOf(
  block: string,
  set: SetLine,
  text: SetText,
  rect: Rect,
  style: BlockStyle | undefined,
): Mark[] {
  const { line, size, paragraph, width } = set
  const free = width - (line.right - line.left) * size
  const x = rect.x + set.x + free * leans[style?.align ?? 'center'] - line.left * size
  const spare = rect.height - (text.bottom - text.top)
  const y = Math.round(rect.y + spare * leans[style?.verticalAlign ?? 'middle'] - text.top + set.baseline)
  const { color } = paragraph
  const marks: Mark[] = []
  for (const { atom, x: at } of line.placed) {
    if (atom.kind === 'sign') {
      const top = y - (signSize - signBelow) * size
      marks.push({
        kind: 'allergen',
        block,
        allergen: atom.allergen,
        x: x + at * size,
        y: top,
        size: signSize * size,
        color,
      })
      continue
    }
    const last = marks.at(-1)
    // Adds the spaces, so that a printed line can be searched and copied.
    if (last?.kind === 'text' && atom.gap > 0) {
      last.chars.push(' ')
      last.xs.push(onQuarter(x + (at - atom.gap) * size))
    }
    for (const { char, face, x: within } of atom.chars) {
      const left = onQuarter(x + (at + within) * size)
      const last = marks.at(-1)
      if (last?.kind === 'text' && last.face === face.key) {
        last.chars.push(char)
        last.xs.push(left)
      } else marks.push({ kind: 'text', block, face: face.key, size, color, y, chars: [char], xs: [left] })
    }
  }
  return marks
}
