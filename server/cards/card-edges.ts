import { type CMYK, cmyk, type PDFPage } from 'pdf-lib'
import { tint } from './print-ink'

type Sheet = { edge: number; bleed: number; trim: { width: number; height: number } }

const checks = 48

/** The tablecloth, above and below, out over the cut. */
export function cloth(
  page: PDFPage,
  { ink, edge, bleed, trim, height }: Sheet & { ink: CMYK; height: number },
) {
  const [left, width, tall] = [edge - bleed, trim.width + 2 * bleed, height + bleed]
  const check = width / checks
  const [thread, crossing] = [tint(ink, 0.5), tint(ink, 0.75)]
  for (const bottom of [edge - bleed, edge + trim.height - height]) {
    const rows = Array.from(
      { length: Math.floor(tall / check / 2 + 0.5) },
      (_, row) => bottom + row * 2 * check,
    )
    const columns = Array.from({ length: checks / 2 }, (_, column) => left + column * 2 * check)
    for (const x of columns) page.drawRectangle({ x, y: bottom, width: check, height: tall, color: thread })
    for (const y of rows) page.drawRectangle({ x: left, y, width, height: check, color: thread })
    for (const x of columns)
      for (const y of rows) page.drawRectangle({ x, y, width: check, height: check, color: crossing })
  }
}

/** Where it is cut: outside of what bleeds, at the four corners. */
export function cropMarks(page: PDFPage, { edge, bleed, trim }: Sheet) {
  const [near, length] = [edge - bleed - 2, edge - bleed - 4]
  const line = { thickness: 0.4, color: cmyk(0, 0, 0, 1) }
  const [right, top] = [edge + trim.width, edge + trim.height]
  for (const x of [edge, right])
    for (const [from, to] of [
      [near - length, near],
      [top + bleed + 2, top + bleed + 2 + length],
    ] as const)
      page.drawLine({ start: { x, y: from }, end: { x, y: to }, ...line })
  for (const y of [edge, top])
    for (const [from, to] of [
      [near - length, near],
      [right + bleed + 2, right + bleed + 2 + length],
    ] as const)
      page.drawLine({ start: { x: from, y }, end: { x: to, y }, ...line })
}
