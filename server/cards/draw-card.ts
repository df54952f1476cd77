import { createTranslator } from 'next-intl'
import { type CMYK, cmyk, PDFDocument, PDFName, type PDFPage, PDFString } from 'pdf-lib'
import { logoBox, qrPath, squaresFor } from '@/contract/rules/qr-code'
import messages from '@/messages/es.json'
import { cloth, cropMarks } from './card-edges'
import { cardLetters } from './card-letters'
import { printInk } from './print-ink'

export type Card = { url: string; name: string; color: string; logo: Uint8Array | null }

const mm = 72 / 25.4
/** A6 as it is cut; what bleeds over the cut; and room for the marks that say where it is. */
const trim = { width: 105 * mm, height: 148 * mm }
const bleed = 3 * mm
const slug = 6 * mm
const edge = bleed + slug

const t = createTranslator({ locale: 'es', messages, namespace: 'qr.card' })

/** A card for the table: one page with bleed, marks, letters of its own and the inks it is printed with, nothing for a printer to ask about. */
export async function drawCard({ url, name, color, logo }: Card): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(`${t('title')} · ${name}`, { showInWindowTitleBar: true })
  pdf.setProducer('Mantel')
  pdf.setCreator('Mantel')
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of('es'))
  const page = pdf.addPage([trim.width + 2 * edge, trim.height + 2 * edge])
  page.setTrimBox(edge, edge, trim.width, trim.height)
  page.setBleedBox(slug, slug, trim.width + 2 * bleed, trim.height + 2 * bleed)
  const ink = printInk(color)
  cloth(page, { ink, edge, bleed, trim, height: 11 * mm })
  cropMarks(page, { edge, bleed, trim })

  const address = url.replace(/^https?:\/\//, '')
  const lines = [t('title'), name, t('how'), address]
  const write = cardLetters(pdf, page, lines, { left: edge + 8 * mm, width: trim.width - 16 * mm })
  write(t('title'), { top: edge + 131 * mm, size: 25, lines: 1, color: ink })
  await drawCode(pdf, page, { url, ink, logo, side: 72 * mm, bottom: edge + 46 * mm })
  write(name, { top: edge + 42 * mm, size: 19, lines: 2, color: ink })
  write(t('how'), { top: edge + 25 * mm, size: 11, lines: 1, isQuiet: true })
  write(address, { top: edge + 18.5 * mm, size: 7.5, lines: 1, isQuiet: true })
  return pdf.save()
}

type Code = {
  url: string
  ink: CMYK
  logo: Uint8Array | null
  side: number
  bottom: number
}

async function drawCode(pdf: PDFDocument, page: PDFPage, { url, ink, logo, side, bottom }: Code) {
  const { path, count } = qrPath(squaresFor(url, logo !== null))
  const left = edge + (trim.width - side) / 2
  const unit = side / count
  page.drawSvgPath(path, { x: left, y: bottom + side, scale: unit, color: ink })
  if (!logo) return
  const { at, size } = logoBox(count)
  const place = { x: left + at * unit, y: bottom + at * unit, width: size * unit, height: size * unit }
  page.drawRectangle({ ...place, color: cmyk(0, 0, 0, 0) })
  const inset = unit / 2
  page.drawImage(await pdf.embedPng(logo), {
    ...{ x: place.x + inset, y: place.y + inset },
    ...{ width: place.width - 2 * inset, height: place.height - 2 * inset },
  })
}
