import { type PDFPage, type RGB, rgb } from 'pdf-lib'

type Sheet = { edge: number; bleed: number; trim: { width: number; height: number } }

/** The tablecloth, above and below, out over the cut. */
export function cloth(
  page: PDFPage,
  { ink, edge, bleed, trim, height }: Sheet & { ink: RGB; height: number },
) {
  const [left, width, tall] = [edge - bleed, trim.width + 2 * bleed, height + bleed]
  const check = width / 48
  for (const bottom of [edge - bleed, edge + trim.height - height]) {
    const stripe = { color: ink, opacity: 0.5 }
    for (let at = 0; at < 48; at += 2)
      page.drawRectangle({ x: left + at * check, y: bottom, width: check, height: tall, ...stripe })
    for (let at = 0; (at + 1) * check <= tall + 0.01; at += 2)
      page.drawRectangle({ x: left, y: bottom + at * check, width, height: check, ...stripe })
  }
}

/** Where it is cut: outside of what bleeds, at the four corners. */
export function cropMarks(page: PDFPage, { edge, bleed, trim }: Sheet) {
  const [near, length] = [edge - bleed - 2, edge - bleed - 4]
  const line = { thickness: 0.4, color: rgb(0, 0, 0) }
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
