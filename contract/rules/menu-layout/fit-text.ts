import { type Broken, breakEvenly, breakLines } from './break-lines'
import { fillColumns, type Paragraph, type SetLine } from './columns'

export type SetText = {
  lines: SetLine[]
  scale: number
  columns: number
  /** The highest and the lowest point of the ink of all lines. */
  top: number
  bottom: number
  hasCutWord: boolean
  /** The number of lines that did not fit. */
  left: number
}

export type Box = {
  width: number
  height: number
  floor: number
  mostColumns: number
  /** How the lines stand in their columns, from 0 at the left to 1 at the right. */
  lean: number
  /** Set where a drawing may fill a hole: the scale of its sheet. */
  ornamentScale?: number | undefined
}

/** Down to this scale, whole words are preferred to larger letters. */
const wholeWordsWorth = 0.7
/** Letters of at least this share of the requested size need no further column. */
const largeEnough = 0.6
/** Letters may shrink by these shares to get even lines, whose last line can reach further down. */
const evenWorth = [1, 0.99, 0.97, 0.94]
/** Unsplit sections are preferred, unless splitting makes the letters larger than this share allows. */
const wholeSectionsWorth = 0.72
/** Another column must make the letters larger by this factor. */
const columnsWorth = 1.25
/** A column narrower than this multiple of the floor has broken lines. It is used only when the text fits in no other way. */
const comfortable = 18

/** The largest setting that fits, never below the floor. If the text does not fit at the floor, sets as many lines as there is room for. */
export function fitText(paragraphs: Paragraph[], box: Box): SetText | null {
  let best: SetText | null = null
  const wide = Math.floor(box.width / (box.floor * comfortable))
  for (let columns = 1; columns <= box.mostColumns; columns += 1) {
    const found = fitColumns(paragraphs, box, columns)
    if (found && (!best || found.scale > best.scale * columnsWorth)) best = found
    if (best && (best.scale >= largeEnough || columns >= wide)) break
  }
  return best ?? fillWhatFits(paragraphs, box)
}

function fitColumns(paragraphs: Paragraph[], box: Box, columns: number): SetText | null {
  const parted = fitWords(paragraphs, box, columns, false)
  if (columns === 1) return parted
  const whole = fitWords(paragraphs, box, columns, true)
  return whole && parted && whole.scale >= parted.scale * wholeSectionsWorth ? whole : parted
}

function fitWords(
  paragraphs: Paragraph[],
  box: Box,
  columns: number,
  keepsSections: boolean,
): SetText | null {
  const whole = largest(paragraphs, box, { columns, keepsSections, mayCut: false })
  if (whole && whole.scale >= wholeWordsWorth) return whole
  const cut = largest(paragraphs, box, { columns, keepsSections, mayCut: true })
  if (!whole || !cut) return whole ?? cut
  return whole.scale >= cut.scale * wholeWordsWorth ? whole : cut
}

export const smallestScale = (paragraphs: Paragraph[], floor: number) =>
  Math.min(1, ...paragraphs.map(({ size }) => floor / size))

/** Looks for even lines after the size is found, because the search for the size would discard them. */
function largest(paragraphs: Paragraph[], box: Box, how: Omit<Setting, 'scale'>): SetText | null {
  const found = search(paragraphs, box, how)
  if (!found) return null
  const least = smallestScale(paragraphs, box.floor)
  for (const share of evenWorth) {
    const scale = Math.max(least, found.scale * share)
    const even = set(paragraphs, box, { ...how, scale, isEven: true })
    if (even) return even
  }
  return found
}

function search(paragraphs: Paragraph[], box: Box, how: Omit<Setting, 'scale'>): SetText | null {
  const attempt = (scale: number) => set(paragraphs, box, { ...how, scale })
  const full = attempt(1)
  if (full) return full
  let low = smallestScale(paragraphs, box.floor)
  let found = attempt(low)
  if (!found) return null
  let high = 1
  for (let step = 0; step < 10; step += 1) {
    const scale = (low + high) / 2
    const tried = attempt(scale)
    if (tried) {
      found = tried
      low = scale
    } else high = scale
  }
  return found
}

type Setting = {
  columns: number
  mayCut: boolean
  scale: number
  keepsSections?: boolean
  takesPart?: boolean
  isEven?: boolean
}

/** Sums of heights differ by less. */
const rounding = 1e-6

/**
 * Null when the text does not fit. With `takesPart`, sets the part that fits. Without it, gives up as soon as the lines alone are higher
 * than all columns: most sizes that are tried are far too large.
 */
function set(paragraphs: Paragraph[], box: Box, setting: Setting): SetText | null {
  const { columns, mayCut, scale, takesPart, isEven } = setting
  const largestSize = Math.max(box.floor, ...paragraphs.map(({ size }) => size * scale))
  const columnGap = columns > 1 ? Math.min(largestSize, box.width * 0.06) : 0
  const columnWidth = (box.width - columnGap * (columns - 1)) / columns
  const broken: { paragraph: Paragraph; size: number; broken: Broken }[] = []
  const room = columns * box.height * (1 + rounding)
  let taken = 0
  for (const paragraph of paragraphs) {
    const size = Math.max(box.floor, paragraph.size * scale)
    const options = { width: columnWidth / size, hyphen: paragraph.hyphen, mayCut }
    const height = size * paragraph.lineHeight
    const mostLines = takesPart ? undefined : Math.floor((room - taken) / height)
    const lines = breakLines(paragraph.atoms, { ...options, mostLines })
    if (!lines && !takesPart) return null
    taken += height * (lines?.lines.length ?? 0)
    const even = lines && isEven ? breakEvenly(paragraph.atoms, options, lines) : lines
    if (even) broken.push({ paragraph, size, broken: even })
  }
  const filled = fillColumns(broken, { ...setting, height: box.height, columnWidth, columnGap })
  const hasCutWord = broken.some((one) => one.broken.hasCutWord)
  const unset = paragraphs.length - broken.length
  return filled && { ...filled, left: filled.left + unset, scale, columns, hasCutWord }
}

function fillWhatFits(paragraphs: Paragraph[], box: Box): SetText | null {
  const scale = smallestScale(paragraphs, box.floor)
  const found = Array.from({ length: box.mostColumns }, (_, at) =>
    set(paragraphs, box, { columns: at + 1, mayCut: true, scale, takesPart: true, isEven: true }),
  ).filter((one) => one !== null)
  const [first, ...others] = found
  if (!first) return null
  return others.reduce((best, one) => (one.lines.length > best.lines.length ? one : best), first)
}
