import { type CMYK, cmyk, PDFDocument, PDFName, type PDFPage, PDFString } from 'pdf-lib'
import type { WholeLanguage } from '@/contract/languages'
import { logoBox, qrPath, squaresFor } from '@/contract/rules/qr-code/qr-picture'
import { catalogues } from '@/server/words/catalogues'
import { createTranslator } from '@/server/words/create-translator'
import { cardLetters } from './card-letters'

export type Card = {
  url: string
  name: string
  color: string
  logo: Uint8Array | null
  /** The owner's, which is the table's. */
  language: WholeLanguage
}

const mm = 72 / 25.4
/** The A6 size after the cut, the bleed, and the room for the crop marks. */
const trim = { width: 105 * mm, height: 148 * mm }
const bleed = 3 * mm
const slug = 6 * mm
const edge = bleed + slug

/** Draws a table card: one page with bleed, crop marks, embedded fonts and print inks, so that a print shop has no questions. */
export async function drawCard({ url, name, color, logo, language }: Card): Promise<Uint8Array> {
  const t = createTranslator({ locale: language, messages: catalogues[language], namespace: 'qr.card' })
  const pdf = await PDFDocument.create()
  pdf.setTitle(`${t('title')} · ${name}`, { showInWindowTitleBar: true })
  pdf.setProducer('Mantel')
  pdf.setCreator('Mantel')
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of(language))
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

type Sheet = { edge: number; bleed: number; trim: { width: number; height: number } }

const checks = 48

/** The tablecloth at the top and at the bottom, extended into the bleed. */
function cloth(page: PDFPage, { ink, edge, bleed, trim, height }: Sheet & { ink: CMYK; height: number }) {
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

/** Crop marks at the four corners, outside the bleed. */
function cropMarks(page: PDFPage, { edge, bleed, trim }: Sheet) {
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

/** A colour that is almost black prints with black ink only, because four slightly shifted inks would blur the squares and the letters. */
const darkest = 0.25

/** Converts a screen's '#rrggbb' to inks, with as much black ink as possible. */
function printInk(color: string): CMYK {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const light = Math.max(...parts)
  if (light < darkest) return cmyk(0, 0, 0, 1)
  const [cyan = 0, magenta = 0, yellow = 0] = parts.map((part) => 1 - part / light)
  return cmyk(cyan, magenta, yellow, 1 - light)
}

/** A lighter ink without transparency, so that a printer has nothing to flatten. */
const tint = ({ cyan, magenta, yellow, key }: CMYK, share: number) =>
  cmyk(cyan * share, magenta * share, yellow * share, key * share)
