import { cmyk, PDFDocument, PDFName, PDFString } from 'pdf-lib'

const mm = 72 / 25.4
const sheet = { width: 210 * mm, height: 297 * mm }

/** The same table card four times on a sheet for a printer at home, with two lines to cut along. */
export async function fourOnA4(card: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(card)
  const [one] = source.getPages()
  if (!one) throw new Error('the card has a page')
  const pdf = await PDFDocument.create()
  pdf.setTitle(source.getTitle() ?? '', { showInWindowTitleBar: true })
  pdf.setProducer('Mantel')
  pdf.setCreator('Mantel')
  pdf.catalog.set(PDFName.of('Lang'), source.catalog.get(PDFName.of('Lang')) ?? PDFString.of('es'))
  const { x, y, width, height } = one.getTrimBox()
  const drawn = await pdf.embedPage(one, { left: x, bottom: y, right: x + width, top: y + height })
  const page = pdf.addPage([sheet.width, sheet.height])
  const [middle, half] = [sheet.width / 2, sheet.height / 2]
  for (const left of [middle - width, middle])
    for (const bottom of [half - height, half]) page.drawPage(drawn, { x: left, y: bottom })
  const line = { thickness: 0.4, color: cmyk(0, 0, 0, 0.5), dashArray: [4, 4] }
  page.drawLine({ start: { x: middle, y: 0 }, end: { x: middle, y: sheet.height }, ...line })
  page.drawLine({ start: { x: 0, y: half }, end: { x: sheet.width, y: half }, ...line })
  return pdf.save()
}
