import type { Page, Route } from '@playwright/test'
import { PDFDocument, StandardFonts } from 'pdf-lib'

/** A PDF whose pages say which they are. */
export async function pdfOf(pages: number) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= pages; number++)
    document.addPage([595, 842]).drawText(`Hoja ${number}`, { x: 60, y: 700, size: 40, font })
  return Buffer.from(await document.save())
}

export const pagesOf = async (pdf: Buffer) => (await PDFDocument.load(pdf)).getPageCount()

/** Whatever PDF is asked for, this is what comes. */
export function answerPdfsWith(page: Page, answer: (route: Route) => Promise<void>) {
  return page.route(/\/files\/.*\.pdf$/, answer)
}

/** As our own server does it: a part when a part is asked for. */
export function fulfillWithRanges(route: Route, body: Buffer) {
  const headers = { 'accept-ranges': 'bytes', 'content-type': 'application/pdf' }
  const [, start, end] =
    route
      .request()
      .headers()
      .range?.match(/^bytes=(\d+)-(\d+)$/) ?? []
  if (start === undefined || end === undefined)
    return route.fulfill({ headers: { ...headers, 'content-length': String(body.length) }, body })
  const part = body.subarray(Number(start), Number(end) + 1)
  const range = `bytes ${start}-${Number(start) + part.length - 1}/${body.length}`
  return route.fulfill({
    status: 206,
    headers: { ...headers, 'content-range': range, 'content-length': String(part.length) },
    body: part,
  })
}
