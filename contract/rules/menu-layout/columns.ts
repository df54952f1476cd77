import type { Broken } from './break-lines'
import type { Face } from './face'
import type { Atom, Line, Word } from './word'

/** Text of one style that begins on a new line. Sizes and gaps are before scaling. */
export type Paragraph = {
  atoms: Atom[]
  hyphen: Word
  face: Face
  size: number
  lineHeight: number
  /** The gap above the paragraph. A paragraph at the top of a column has none. */
  gap: number
  /** For a heading: the paragraph is never the last of a column. */
  keepsNext: boolean
  /** The first paragraph of a section. A section that fits into one column is not split. */
  beginsSection: boolean
  color: string
  /** Stands between dishes that share a line. */
  dot?: Word
}

/** `x` and `width`: of the line's column, from the left edge of the block. */
export type SetLine = {
  line: Line
  paragraph: Paragraph
  size: number
  baseline: number
  x: number
  width: number
}

export type BrokenParagraph = { paragraph: Paragraph; size: number; broken: Broken }
type Filling = {
  columns: number
  columnWidth: number
  columnGap: number
  scale: number
  height: number
  keepsSections?: boolean
  takesPart?: boolean
}
type Filled = { lines: SetLine[]; top: number; bottom: number; left: number }

/** Stacks lines, and continues in the next column when a column is full. With several columns, makes their heights even. */
export function fillColumns(paragraphs: BrokenParagraph[], filling: Filling): Filled | null {
  const filled = fill(paragraphs, filling, filling.height)
  if (filled.left > 0 && !filling.takesPart) return null
  if (filling.columns === 1 || filled.left > 0) return filled
  let best = filled
  let low = 0
  let high = filling.height
  for (let step = 0; step < 8; step += 1) {
    const height = (low + high) / 2
    const tried = fill(paragraphs, filling, height)
    if (tried.left === 0) {
      best = tried
      high = height
    } else low = height
  }
  return best
}

/** `top` and `bottom`: the extent of the ink of all columns so far. */
export type Pen = { column: number; y: number; count: number; top: number; bottom: number }
type Stacked = Pen & { baseline: number }

function fill(paragraphs: BrokenParagraph[], filling: Filling, height: number): Filled {
  const { columns, scale, columnWidth: width } = filling
  const step = width + filling.columnGap
  const lines: SetLine[] = []
  let pen: Pen = { column: 0, y: 0, count: 0, top: 0, bottom: 0 }
  let left = 0
  const fits = ({ top, bottom }: Pen) => bottom - top <= height
  const nextColumn = () =>
    pen.column < columns - 1 && pen.count > 0 ? { ...pen, column: pen.column + 1, y: 0, count: 0 } : null

  for (const [index, one] of paragraphs.entries()) {
    if (!fits(stackAll(pen, together(paragraphs, index, filling), scale))) pen = nextColumn() ?? pen
    for (const [number, line] of one.broken.lines.entries()) {
      const fresh = nextColumn()
      const tries = [stack(pen, one, number, scale), ...(fresh ? [stack(fresh, one, number, scale)] : [])]
      const next: Stacked | undefined = left > 0 ? undefined : tries.find(fits)
      if (!next) {
        left += 1
        continue
      }
      const { baseline, ...reached } = next
      pen = reached
      lines.push({ line, paragraph: one.paragraph, size: one.size, baseline, x: pen.column * step, width })
    }
  }
  return { lines, top: pen.top, bottom: pen.bottom, left }
}

/** The paragraphs that should stand in the same column as this paragraph's first line. */
function together(paragraphs: BrokenParagraph[], index: number, { keepsSections }: Filling) {
  const first = paragraphs[index]
  if (keepsSections && first?.paragraph.beginsSection) {
    const end = paragraphs.findIndex((one, at) => at > index && one.paragraph.beginsSection)
    return paragraphs.slice(index, end === -1 ? undefined : end)
  }
  return paragraphs.slice(index, index + (first?.paragraph.keepsNext ? 2 : 1))
}

function stackAll(pen: Pen, together: BrokenParagraph[], scale: number): Pen {
  let reached = pen
  for (const one of together)
    for (const number of one.broken.lines.keys()) reached = stack(reached, one, number, scale)
  return reached
}

/** Adds one line, with half of the leading above and half below, as in CSS. */
export function stack(
  pen: Pen,
  { paragraph, size, broken }: BrokenParagraph,
  number: number,
  scale: number,
): Stacked {
  const { face, lineHeight, gap } = paragraph
  const line = broken.lines[number]
  const begin = pen.y + (number === 0 && pen.count > 0 ? gap * scale : 0)
  const height = size * lineHeight
  const baseline = begin + (height - (face.ascent - face.descent) * size) / 2 + face.ascent * size
  return {
    column: pen.column,
    y: begin + height,
    count: pen.count + 1,
    top: Math.min(pen.top, baseline - (line?.inkTop ?? 0) * size),
    bottom: Math.max(pen.bottom, begin + height, baseline - (line?.inkBottom ?? 0) * size),
    baseline,
  }
}
