import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './variants.mjs'

const side = 512
/** Five stripes and the gaps between them, with a stripe at each edge. */
const stripes = 9
const ink = '#1d1412'
const red = '#c8102e'

/** A plate on the checked cloth, from above. `plate` is the plate's share of the picture. @param {number} corner @param {number} plate */
function drawing(corner, plate) {
  const width = side / stripes
  const bars = Array.from({ length: Math.ceil(stripes / 2) }, (_, i) => i * 2 * width)
  const across = bars.map((y) => `<rect y="${y}" width="${side}" height="${width}"/>`).join('')
  const down = bars.map((x) => `<rect x="${x}" width="${width}" height="${side}"/>`).join('')
  const middle = side / 2
  const radius = middle * plate
  const circle = (/** @type {number} */ part, /** @type {string} */ look) =>
    `<circle cx="${middle}" cy="${middle}" r="${radius * part}" ${look}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">
    <clipPath id="cloth"><rect width="${side}" height="${side}" rx="${corner}"/></clipPath>
    <g clip-path="url(#cloth)">
      <rect width="${side}" height="${side}" fill="#fff"/>
      <g fill="${red}" fill-opacity=".62">${across}${down}</g>
    </g>
    ${circle(1, `fill="#fff" stroke="${ink}" stroke-width="${radius * 0.15}"`)}
    ${circle(0.56, `fill="none" stroke="${ink}" stroke-opacity=".28" stroke-width="${radius * 0.11}"`)}
  </svg>`
}

/** @param {string | Buffer} svg @param {number} size */
const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()

/** Builds an .ico: a list of pictures, each of which may be a PNG. @param {Buffer[]} pictures @param {number[]} sizes */
function ico(pictures, sizes) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(sizes[index] ?? 0, entry)
    head.writeUInt8(sizes[index] ?? 0, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(picture.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}

/**
 * Writes the icons of a phone: one with rounded corners for phones that show it unchanged, one with space around it for phones that cut
 * their own shape.
 */
export async function writeIcons() {
  const [rounded, full] = [drawing(96, 0.62), drawing(0, 0.56)]
  const at = (/** @type {string} */ file) => path.join(root, file)
  await mkdir(at('public/icons'), { recursive: true })
  for (const size of [192, 512]) {
    await writeFile(at(`public/icons/icon-${size}.png`), await png(rounded, size))
    await writeFile(at(`public/icons/maskable-${size}.png`), await png(full, size))
  }
  await writeFile(at('app/apple-icon.png'), await png(full, 180))
  const sizes = [16, 32, 48]
  const logo = await readFile(at('app/icon.svg'))
  await writeFile(at('app/favicon.ico'), ico(await Promise.all(sizes.map((size) => png(logo, size))), sizes))
}
