/** One or more words and their place on the page. y goes downwards. */
export type Piece = { text: string; x: number; y: number; width: number; height: number }

type Span = [from: number, to: number]
type Row = { pieces: Piece[]; middle: number; height: number }

/**
 * The text of a page, line by line, in reading order: the left column comes first. Prices that stand apart belong to the text beside
 * them.
 */
export function pageText(pieces: Piece[]): string {
  return linesOf(pieces.filter(({ text, height }) => text.trim() !== '' && height > 0)).join('\n')
}

function linesOf(pieces: Piece[]): string[] {
  const rows = rowsOf(pieces)
  const lines: string[] = []
  for (let at = 0; at < rows.length; ) {
    const block = blockAt(rows, at)
    if (!block) {
      const [row] = rows.slice(at, at + 1)
      if (row) lines.push(lineOf(row))
      at += 1
      continue
    }
    const inside = rows.slice(block.from, block.to).flatMap((row) => row.pieces)
    const isLeft = (piece: Piece) => piece.x + piece.width / 2 < block.middle
    // These rows are already in `lines`, but they are the heads of columns: they are read again with their columns.
    lines.length -= at - block.from
    lines.push(...linesOf(inside.filter(isLeft)), ...linesOf(inside.filter((piece) => !isLeft(piece))))
    at = block.to
  }
  return lines
}

/** Pieces whose middles are at about the same height form one row. */
function rowsOf(pieces: Piece[]): Row[] {
  const rows: Row[] = []
  for (const piece of pieces.toSorted((a, b) => a.y + a.height / 2 - (b.y + b.height / 2))) {
    const middle = piece.y + piece.height / 2
    const row = rows.at(-1)
    if (row && middle - row.middle <= Math.min(row.height, piece.height) / 2) {
      row.pieces.push(piece)
      row.height = Math.max(row.height, piece.height)
    } else rows.push({ pieces: [piece], middle, height: piece.height })
  }
  for (const row of rows) row.pieces.sort((a, b) => a.x - b.x)
  return rows
}

const lineOf = ({ pieces }: Row) => pieces.map(({ text }) => text.trim()).join(' ')

/** The least width of the gap between two columns, in text heights. */
const gutterHeights = 1.2

/** The empty spans of a row: before it, after it, and in its gaps. */
function freeOf({ pieces }: Row): Span[] {
  const free: Span[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { x, width } of pieces) {
    if (x > end) free.push([end, x])
    end = Math.max(end, x + width)
  }
  return [...free, [end, Number.POSITIVE_INFINITY]]
}

type Block = { from: number; to: number; middle: number }

/** The rows around this row that share one gap. */
function blockAt(rows: Row[], at: number): Block | null {
  const row = rows[at]
  if (!row) return null
  for (const gap of freeOf(row).filter((span) => span.every(Number.isFinite) && isWide(span, row))) {
    const { gutter, to } = grown(rows, at, gap, 1)
    const { gutter: whole, to: from } = grown(rows, at, gutter, -1)
    const middle = (whole[0] + whole[1]) / 2
    const block = { from: from + 1, to, middle }
    if (areColumns(rows.slice(block.from, block.to), middle)) return block
  }
  return null
}

const isWide = ([from, to]: Span, { height }: Row) => to - from >= height * gutterHeights

function grown(rows: Row[], at: number, first: Span, step: 1 | -1) {
  let gutter = first
  let to = at
  for (let row = rows[to]; row; row = rows[to]) {
    const common = freeOf(row)
      .map(([from, end]): Span => [Math.max(from, gutter[0]), Math.min(end, gutter[1])])
      .toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0]
    if (!common || !isWide(common, row)) break
    gutter = common
    to += step
  }
  return { gutter, to }
}

const amount = /^(?:\d{1,3}(?:[.,'’]\d{1,2})?\s?(?:€|eur(?:os)?)?|€|\.{2,}|[-–—·.]+)$/i

/** Two rows make columns when both sides of both rows have pieces, and words: no column begins with prices. */
function areColumns(rows: Row[], middle: number) {
  const halves = rows.map(({ pieces }) => ({
    left: pieces.filter(({ x }) => x < middle),
    right: pieces.filter(({ x }) => x >= middle),
  }))
  const isAmount = ({ text }: Piece) => amount.test(text.trim())
  const isWritten = (side: Piece[]) => side.some((piece) => !isAmount(piece) && /\p{L}{3}/u.test(piece.text))
  const both = halves.filter(({ left, right }) => left.length > 0 && right.length > 0)
  const written = both.filter(
    ({ left, right: [first, ...right] }) =>
      first && !isAmount(first) && isWritten(left) && isWritten([first, ...right]),
  )
  return written.length >= 2 && written.length * 2 >= both.length
}
