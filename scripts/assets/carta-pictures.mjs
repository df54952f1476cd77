import { boards } from './carta-boards.mjs'
import { lettering, openFont } from './lettering.mjs'
import { writeVariants } from './variants.mjs'

/** @typedef {import('./carta.mjs').Carta} Carta */
/** @typedef {import('./lettering.mjs').Font} Font */

const width = 960
const height = 1280
const margin = 110
const paper = '#fbf6ea'
const ink = '#26211d'

/** Draws the cartas like photos of a board: one WebP each, in all widths. */
export async function writeCartaPictures() {
  const fonts = { title: await openFont('bricolage-grotesque 800'), text: await openFont('figtree 500') }
  for (const [slug, carta] of Object.entries(boards))
    await writeVariants(Buffer.from(drawn(carta, fonts)), `demo-carta-${slug}`, { quality: 80 })
}

/** @param {Carta} carta @param {{ title: Font, text: Font }} fonts */
function drawn({ title, subtitle = '', colour, sections, notes }, fonts) {
  const parts = [
    lettering(fonts.title, title, { x: width / 2, y: 190, size: 92, anchor: 'middle', fill: colour }).svg,
  ]
  parts.push(
    lettering(fonts.text, subtitle, { x: width / 2, y: 246, size: 32, anchor: 'middle', fill: ink }).svg,
  )
  const lines = sections.reduce((sum, section) => sum + section.items.length + 1.9, 0)
  const step = Math.min(62, (height - 400) / lines)
  let y = 330
  for (const section of sections) {
    parts.push(lettering(fonts.title, section.title, { x: margin, y, size: 40, fill: colour }).svg)
    y += step * 1.05
    for (const [name, price = ''] of section.items) {
      parts.push(lettering(fonts.text, name, { x: margin, y, size: 33, fill: ink }).svg)
      const at = { x: width - margin, y, size: 33, anchor: /** @type {const} */ ('end'), fill: ink }
      parts.push(lettering(fonts.text, price, at).svg)
      y += step
    }
    y += step * 0.85
  }
  const [note = ''] = notes
  parts.push(
    lettering(fonts.text, note, { x: width / 2, y: height - 74, size: 28, anchor: 'middle', fill: colour })
      .svg,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><pattern id="check" width="48" height="48" patternUnits="userSpaceOnUse">
      <rect width="24" height="48" fill="${colour}" opacity=".35"/><rect width="48" height="24" fill="${colour}" opacity=".35"/>
    </pattern></defs>
    <rect width="100%" height="100%" fill="${paper}"/>
    <rect width="100%" height="72" fill="url(#check)"/><rect y="${height - 48}" width="100%" height="48" fill="url(#check)"/>
    ${parts.join('')}
  </svg>`
}
