import { type Arrangement, arrangementsOf, type Section } from './arrangements'
import { type BrokenRow, breakRows } from './break-rows'
import type { Paragraph } from './columns'
import { type Box, type SetText, smallestScale } from './fit-text'
import { largestHole } from './largest-hole'
import { boxesOf, ornamentPlace } from './place-ornament'
import { type Stacked, spreadRows, stackRows } from './stack-rows'

/** Letters may grow by this factor where space is left. */
const mostGrowth = 1.75
const steps = 8
/** Of the box: a hole up to this share costs nothing. */
const allowedHole = 0.15
const costs = { hole: 2, wrapped: 0.25, column: 0.04 }
const grid = 24

/**
 * Fills the box: of all ways that whole sections may stand in it, the one with the largest letters and the smallest hole. Letters grow only
 * while no dish needs a further line; then the gaps grow. Null when no way holds everything with whole words.
 */
export function fillBlock(paragraphs: Paragraph[], box: Box): SetText | null {
  const least = smallestScale(paragraphs, box.floor)
  let best: (SetText & { score: number }) | null = null
  for (const arrangement of arrangementsOf(sectionsOf(paragraphs), box.width > box.height)) {
    const found = largest(arrangement, box, Math.max(least, best?.score ?? 0))
    if (!found) continue
    const set = spreadRows(found.rows, found.scale, box)
    const score = found.scale * qualityOf(set, found, box)
    if (!best || score > best.score) best = { ...settingOf(set, found), score }
  }
  return best
}

function sectionsOf(paragraphs: Paragraph[]): Section[] {
  const sections: Section[] = []
  for (const paragraph of paragraphs) {
    const last = sections.at(-1)
    if (paragraph.beginsSection) sections.push({ heading: paragraph, dishes: [] })
    else if (last) last.dishes.push(paragraph)
    else sections.push({ heading: null, dishes: [paragraph] })
  }
  return sections
}

type Found = { rows: BrokenRow[]; scale: number; wrapped: number; columns: number }

/** The largest scale from `least` at which the arrangement fits. Above 1, only without further lines. */
function largest(arrangement: Arrangement, box: Box, least: number): Found | null {
  if (least > mostGrowth) return null
  const columns = Math.max(...arrangement.map((row) => row.columns.length))
  const ownLines = breakRows(arrangement, box, 1)?.lines
  const attempt = (scale: number): Found | null => {
    if (scale > 1 && ownLines === undefined) return null
    const broken = breakRows(arrangement, box, scale)
    if (!broken || (scale > 1 && broken.lines > (ownLines ?? 0))) return null
    return fits(broken.rows, scale, box) ? { ...broken, scale, columns } : null
  }
  let low = Math.max(1, least)
  let high = mostGrowth
  let found = attempt(low)
  if (!found) {
    if (least >= 1) return null
    ;[low, high] = [least, 1]
    found = attempt(low)
    if (!found) return null
  }
  for (let step = 0; step < steps; step += 1) {
    const scale = (low + high) / 2
    const tried = attempt(scale)
    if (tried) {
      found = tried
      low = scale
    } else high = scale
  }
  const even = breakRows(arrangement, box, found.scale, true)
  return even && fits(even.rows, found.scale, box) ? { ...found, ...even } : found
}

function fits(rows: readonly BrokenRow[], scale: number, { height }: Box) {
  const { top, bottom } = stackRows(rows, scale, 0)
  return bottom - top <= height
}

function qualityOf(set: Stacked, { wrapped, columns }: Found, { width, height, lean, ornamentScale }: Box) {
  const boxes = boxesOf(set, lean, (height - (set.bottom - set.top)) / 2 - set.top)
  const ornament = ornamentScale ? ornamentPlace(boxes, { width, height }, ornamentScale) : null
  if (ornament) boxes.push(ornament)
  const hole = largestHole({ x: 0, y: 0, width, height }, boxes, grid)
  const share = (hole.width * hole.height) / (width * height)
  const cost =
    costs.hole * Math.max(0, share - allowedHole) + costs.wrapped * wrapped + costs.column * (columns - 1)
  return 1 - Math.min(0.9, cost)
}

const settingOf = ({ lines, top, bottom }: Stacked, { scale, columns }: Found): SetText => ({
  ...{ lines, top, bottom, scale, columns },
  ...{ hasCutWord: false, left: 0 },
})
