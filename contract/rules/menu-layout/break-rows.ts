import type { Arrangement, Row, Section } from './arrangements'
import { breakEvenly, breakLines } from './break-lines'
import type { BrokenParagraph, Paragraph } from './columns'
import type { Box } from './fit-text'
import type { Atom } from './word'

type BrokenColumn = { x: number; width: number; paragraphs: BrokenParagraph[] }
export type BrokenRow = { columns: BrokenColumn[] }
/** `lines`: of all dishes. `wrapped`: the share of the dishes that need a second line. */
export type BrokenRows = { rows: BrokenRow[]; lines: number; wrapped: number }

/** Of the box's width, between two columns. */
const mostGap = 0.06

/** Breaks every text at the width of its column. Null when a word is wider than its column. */
export function breakRows(
  arrangement: Arrangement,
  box: Box,
  scale: number,
  isEven = false,
): BrokenRows | null {
  const rows: BrokenRow[] = []
  for (const row of arrangement) {
    const broken = breakRow(row, box, scale, isEven)
    if (!broken) return null
    rows.push(broken)
  }
  const all = rows.flatMap(({ columns }) => columns.flatMap(({ paragraphs }) => paragraphs))
  const lines = all.reduce((sum, { broken }) => sum + broken.lines.length, 0)
  return { rows, lines, wrapped: (lines - all.length) / Math.max(1, all.length) }
}

function breakRow({ columns, runsIn }: Row, box: Box, scale: number, isEven: boolean): BrokenRow | null {
  const sizes = columns.flatMap((column) => column.flatMap(({ dishes }) => dishes.map(({ size }) => size)))
  const gap = columns.length > 1 ? Math.min(box.width * mostGap, Math.max(0, ...sizes) * scale) : 0
  const width = (box.width - gap * (columns.length - 1)) / columns.length
  const broken: BrokenColumn[] = []
  for (const [at, sections] of columns.entries()) {
    const wanted = runsIn
      ? sections.flatMap((one) => runIn(one, width, scale, box.floor))
      : sections.flatMap(({ heading, dishes }) => (heading ? [heading, ...dishes] : dishes))
    const paragraphs: BrokenParagraph[] = []
    for (const paragraph of wanted) {
      const size = Math.max(box.floor, paragraph.size * scale)
      const options = { width: width / size, hyphen: paragraph.hyphen, mayCut: false }
      const lines = breakLines(paragraph.atoms, options)
      if (!lines) return null
      const even = isEven ? breakEvenly(paragraph.atoms, options, lines) : lines
      paragraphs.push({ paragraph, size, broken: even })
    }
    broken.push({ x: at * (width + gap), width, paragraphs })
  }
  return { columns: broken }
}

/** The dishes with dots between them, in as few even lines as hold them. No dish is divided while it fits into a line. */
function runIn({ heading, dishes }: Section, width: number, scale: number, floor: number): Paragraph[] {
  const fits = (paragraph: Paragraph) => {
    const size = Math.max(floor, paragraph.size * scale)
    const options = { width: width / size, hyphen: paragraph.hyphen, mayCut: false }
    return breakLines(paragraph.atoms, options)?.lines.length === 1
  }
  for (let count = 1; count < dishes.length; count += 1) {
    const lines = shared(dishes, count).map(dotted)
    if (lines.every(fits)) return heading ? [heading, ...lines] : lines
  }
  return heading ? [heading, ...dishes] : dishes
}

/** Puts the dishes into `count` lines of about the same length. */
function shared(dishes: Paragraph[], count: number): Paragraph[][] {
  const lengths = dishes.map(({ atoms }) => atoms.reduce((sum, { width, gap }) => sum + width + gap, 0))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const lines: Paragraph[][] = Array.from({ length: count }, () => [])
  let before = 0
  for (const [at, dish] of dishes.entries()) {
    const middle = before + (lengths[at] ?? 0) / 2
    lines[Math.min(count - 1, Math.floor((middle / whole) * count))]?.push(dish)
    before += lengths[at] ?? 0
  }
  return lines.filter((line) => line.length > 0)
}

/** One paragraph of several dishes. A dot follows each dish but the last. */
function dotted(dishes: Paragraph[]): Paragraph {
  const [first, ...others] = dishes
  if (!first) throw new Error('a line has a dish')
  const atoms = [...first.atoms]
  for (const { atoms: next } of others) atoms.push(...dotOf(first), ...spaced(next))
  return { ...first, atoms }
}

const space = 0.34
const dotOf = ({ dot }: Paragraph): Atom[] => (dot ? [{ ...dot, gap: space }] : [])
const spaced = ([first, ...others]: Atom[]): Atom[] => (first ? [{ ...first, gap: space }, ...others] : [])
