import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as fontkit from 'fontkit'
import { root } from './variants.mjs'

/** @param {string} name a file of @fontsource/, as in `figtree 400` */
export async function openFont(name) {
  const [family, weight] = name.split(' ')
  const file = `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`
  const font = fontkit.create(await readFile(path.join(root, file)))
  if (!('layout' in font)) throw new Error(`${name}: a collection, not a font`)
  return font
}

/** @typedef {Awaited<ReturnType<typeof openFont>>} Font */

/** Draws text as an SVG path: the picture looks the same whatever fonts the drawing machine has. */
/** @param {Font} font @param {string} text @param {{ x: number, y: number, size: number, anchor?: 'start' | 'middle' | 'end', fill: string }} at */
export function lettering(font, text, { x, y, size, anchor = 'start', fill }) {
  const run = font.layout(text)
  const scale = size / font.unitsPerEm
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor]
  let left = x - run.advanceWidth * scale * shift
  const glyphs = run.glyphs.map((glyph, index) => {
    const at = left
    left += (run.positions[index]?.xAdvance ?? 0) * scale
    return `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`
  })
  return { svg: `<g fill="${fill}">${glyphs.join('')}</g>`, width: run.advanceWidth * scale }
}
