import type { Piece } from '@/server/text/page-text'

/** Specks of dirt are words of which it is sure of nothing. */
const leastSure = 15
const word = '5'

/** The words of tesseract's table, each with its place on the page, as if it had been held straight. */
export function readTsv(table: string): Piece[] {
  const lines = new Map<string, Piece[]>()
  for (const row of table.split('\n')) {
    const [level, page, block, part, line, , x, y, width, height, sure, text = ''] = row.split('\t')
    if (level !== word || Number(sure) < leastSure || text.trim() === '') continue
    const piece = { text, x: Number(x), y: Number(y), width: Number(width), height: Number(height) }
    const key = [page, block, part, line].join(' ')
    lines.set(key, [...(lines.get(key) ?? []), piece])
  }
  const all = [...lines.values()]
  const slope = slopeOf(all)
  return all.flat().map((piece) => ({ ...piece, y: piece.y - slope * piece.x }))
}

/** How much a line sinks from one end to the other: what most of the long ones say. */
function slopeOf(lines: Piece[][]) {
  const slopes = lines
    .flatMap((line) => {
      const [first, last] = [line.at(0), line.at(-1)]
      if (!first || !last || last.x - first.x < 6 * first.height) return []
      return [(middleOf(last) - middleOf(first)) / (last.x - first.x)]
    })
    .toSorted((a, b) => a - b)
  return slopes[Math.floor(slopes.length / 2)] ?? 0
}

const middleOf = ({ y, height }: Piece) => y + height / 2
