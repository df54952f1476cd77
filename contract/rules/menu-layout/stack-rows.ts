import type { BrokenRow } from './break-rows'
import { type BrokenParagraph, type Pen, type SetLine, stack } from './columns'
import type { Box } from './fit-text'

export type Stacked = { lines: SetLine[]; top: number; bottom: number }

/** What a gap takes of the space that is left, in parts: before a section, before its first dish, before another dish. */
const parts = { section: 2.6, first: 0.5, dish: 1 }
/** Of a dish's size: the gap between dishes grows no further. */
const mostSpread = 0.75
const steps = 9

/** Puts the rows below each other. `spread` pixels come to each gap between two dishes, and more before a section. */
export function stackRows(rows: readonly BrokenRow[], scale: number, spread: number): Stacked {
  const lines: SetLine[] = []
  let [top, bottom, begin] = [0, 0, 0]
  for (const [at, { columns }] of rows.entries()) {
    const first = columns[0]?.paragraphs[0]
    if (at > 0 && first) begin = bottom + gapOf(first, first, scale, spread)
    let end = begin
    for (const { x, width, paragraphs } of columns) {
      let pen: Pen = { column: 0, y: begin, count: 0, top: begin, bottom: begin }
      for (const [index, one] of paragraphs.entries()) {
        const gap = index > 0 ? gapOf(one, paragraphs[index - 1], scale, spread) / scale : 0
        const { paragraph, size } = one
        for (const [number, line] of one.broken.lines.entries()) {
          const { baseline, ...reached } = stack(
            pen,
            { ...one, paragraph: { ...paragraph, gap } },
            number,
            scale,
          )
          pen = reached
          lines.push({ line, paragraph, size, baseline, x, width })
        }
      }
      top = Math.min(top, pen.top)
      end = Math.max(end, pen.bottom)
    }
    bottom = end
  }
  return { lines, top, bottom }
}

function gapOf(
  { paragraph }: BrokenParagraph,
  before: BrokenParagraph | undefined,
  scale: number,
  spread: number,
) {
  const share = paragraph.beginsSection
    ? parts.section
    : before?.paragraph.beginsSection
      ? parts.first
      : parts.dish
  return paragraph.gap * scale + spread * share
}

/** The rows with gaps as large as the box allows. */
export function spreadRows(rows: readonly BrokenRow[], scale: number, box: Box): Stacked {
  const sizes = rows.flatMap(({ columns }) =>
    columns.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ paragraph, size }) => (paragraph.beginsSection ? [] : [size])),
    ),
  )
  let [low, high] = [0, Math.max(0, ...sizes) * mostSpread]
  const attempt = (spread: number) => {
    const stacked = stackRows(rows, scale, spread)
    return stacked.bottom - stacked.top <= box.height ? stacked : null
  }
  let best = attempt(high)
  if (best) return best
  for (let step = 0; step < steps; step += 1) {
    const spread = (low + high) / 2
    const tried = attempt(spread)
    if (tried) {
      best = tried
      low = spread
    } else high = spread
  }
  return best ?? stackRows(rows, scale, 0)
}
