import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import { cartas } from './carta-kitchens.mjs'
import { specialMenus } from './carta-occasions.mjs'
import { filesFolder } from './variants.mjs'

/** @typedef {import('./carta.mjs').Carta} Carta */
/** @typedef {import('pdf-lib').PDFPage} Page */
/** @typedef {import('pdf-lib').PDFFont} Font */

const width = 420
const height = 595
const margin = 46
const ink = rgb(0.13, 0.11, 0.1)
const grey = rgb(0.42, 0.39, 0.36)
/** A fixed date, so that every build writes the same bytes. */
const builtAt = new Date('2026-01-01T00:00:00Z')

/** @param {string} hex */
const colourOf = (hex) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return rgb(r, g, b)
}

export async function writePdfs() {
  for (const [slug, carta] of Object.entries(cartas)) await write(`demo-carta-${slug}`, 'carta.pdf', carta)
  for (const [slug, menu] of Object.entries(specialMenus)) await write(`demo-menu-${slug}`, 'menu.pdf', menu)
}

/** @param {string} fileId @param {string} name @param {Carta} carta */
async function write(fileId, name, carta) {
  const document = await PDFDocument.create()
  document.setTitle(carta.title)
  document.setLanguage('es')
  document.setProducer('Mantel')
  document.setCreationDate(builtAt)
  document.setModificationDate(builtAt)
  const fonts = {
    title: await document.embedFont(StandardFonts.TimesRomanBoldItalic),
    heading: await document.embedFont(StandardFonts.TimesRomanItalic),
    text: await document.embedFont(StandardFonts.Helvetica),
  }
  draw(document.addPage([width, height]), carta, fonts)
  await mkdir(path.join(filesFolder, fileId), { recursive: true })
  await writeFile(path.join(filesFolder, fileId, name), await document.save())
}

/** @param {Page} page @param {Carta} carta @param {Record<'title' | 'heading' | 'text', Font>} fonts */
function draw(page, carta, fonts) {
  const colour = colourOf(carta.colour)
  page.drawRectangle({ x: 0, y: 0, width, height, color: rgb(0.996, 0.988, 0.969) })
  gingham(page, colour, height - 20)
  gingham(page, colour, 0)
  let y = height - 70
  centred(page, carta.title, { y, size: 27, font: fonts.title, color: colour })
  if (carta.subtitle) centred(page, carta.subtitle, { y: y - 19, size: 11, font: fonts.text, color: grey })
  y -= 46
  const lines = carta.sections.reduce((sum, section) => sum + section.items.length + 1.8, 0)
  const step = Math.min(carta.price ? 26 : 19, (y - (carta.price ? 96 : 72)) / lines)
  for (const section of carta.sections) {
    centred(page, section.title, { y, size: 14, font: fonts.heading, color: colour })
    y -= step * 1.15
    for (const [name, price] of section.items) {
      if (price) priced(page, name, price, y, fonts.text)
      else centred(page, name, { y, size: 10.5, font: fonts.text, color: ink })
      y -= step
    }
    y -= step * 0.6
  }
  if (carta.price) centred(page, carta.price, { y: 68, size: 20, font: fonts.title, color: colour })
  carta.notes.forEach((note, index) => {
    centred(page, note, { y: 50 - index * 12, size: 8, font: fonts.text, color: grey })
  })
}

/** @param {Page} page @param {string} text @param {{ y: number, size: number, font: Font, color: ReturnType<typeof rgb> }} style */
function centred(page, text, style) {
  page.drawText(text, { ...style, x: (width - style.font.widthOfTextAtSize(text, style.size)) / 2 })
}

/** @param {Page} page @param {string} name @param {string} price @param {number} y @param {Font} font */
function priced(page, name, price, y, font) {
  const size = 10.5
  const amount = /\d/.test(price) ? `${price} €` : price
  const end = width - margin - font.widthOfTextAtSize(amount, size)
  page.drawText(name, { x: margin, y, size, font, color: ink })
  page.drawText(amount, { x: end, y, size, font, color: ink })
  const from = margin + font.widthOfTextAtSize(name, size) + 5
  if (end - from > 12)
    page.drawLine({
      start: { x: from, y: y + 1.5 },
      end: { x: end - 5, y: y + 1.5 },
      thickness: 0.6,
      dashArray: [0.6, 3],
      color: grey,
    })
}

/** @param {Page} page @param {ReturnType<typeof rgb>} color @param {number} y */
function gingham(page, color, y) {
  for (let x = 0; x < width; x += 20) {
    page.drawRectangle({ x, y, width: 10, height: 20, color, opacity: 0.35 })
  }
  page.drawRectangle({ x: 0, y: y + 5, width, height: 10, color, opacity: 0.35 })
}
