import sharp from 'sharp'
import { allergenSignStroke, allergenSigns } from '@/contract/allergen-signs'
import { ornamentStroke, ornaments } from '@/contract/ornaments'
import type { Mark, MenuLayout, TextMark } from '@/contract/rules/menu-layout/types'
import { qrPath } from '@/contract/rules/qr-code/qr-picture'
import { type Pictures, paintDressed } from './dress/paint-dressed'
import { numbersOf, outlineOf } from './letters'

export const pictureTypes = ['jpg', 'png'] as const
export type PictureType = (typeof pictureTypes)[number]

/** Chats show no preview above 300 KB. */
const mostBytes: Partial<Record<MenuLayout['format'], number>> = { card: 290_000 }
const qualities = [88, 78, 66, 50]
/** Codes of its own would make a sheet some 30 KB smaller, and take twice the time of all the rest of the encoding. */
const quick = { chromaSubsampling: '4:4:4', optimiseCoding: false }

export async function drawPicture(
  layout: MenuLayout,
  pictures: Pictures,
  type: PictureType,
): Promise<Buffer> {
  const { width, height, format } = layout
  const raw = { width, height, channels: 3 } as const
  const painting = paintDressed(layout, pictures)
  // This thread darkens a photo while another one draws the letters. Without a photo both would be work of libvips, and take two cores for it.
  if (!layout.dress?.photo) await painting
  const [letters, painted] = await Promise.all([
    sharp(Buffer.from(svgOfLayout(layout)))
      .ensureAlpha()
      .raw()
      .toBuffer(),
    painting,
  ])
  lay(letters, painted)
  if (type === 'png') return sharp(painted, { raw }).png({ compressionLevel: 8 }).toBuffer()
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await sharp(painted, { raw })
      .jpeg({ quality, ...quick })
      .toBuffer()
    if (bytes.byteLength <= (mostBytes[format] ?? Number.POSITIVE_INFINITY)) return bytes
  }
  return bytes
}

/** Lays RGBA over RGB, in place. Own code, since most of a sheet is empty: it takes a tenth of the time of sharp's compositing. */
function lay(upper: Uint8Array, lower: Uint8Array) {
  for (let from = 0, to = 0; from < upper.length; from += 4, to += 3) {
    const alpha = upper[from + 3] ?? 0
    if (alpha === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const above = upper[from + channel] ?? 0
      const below = lower[to + channel] ?? 0
      lower[to + channel] = (above * alpha + below * (255 - alpha) + 127) / 255
    }
  }
}

/** Everything on the sheet except the background. */
export function svgOfLayout({ width, height, marks, background }: MenuLayout): string {
  const shade = 'shade' in background ? background.shade : 0
  const parts = marks.map(svgOfMark)
  const dimmed = shade > 0 ? `<path d="M0 0h${width}v${height}H0z" fill-opacity="${shade}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${dimmed}${parts.join('')}</svg>`
}

function svgOfMark(mark: Mark): string {
  const color = attribute(mark.color)
  if (mark.kind === 'text') return `<path transform="scale(${unit})" fill="${color}" d="${textPath(mark)}"/>`
  const { x, y } = mark
  if (mark.kind === 'rect')
    return `<rect x="${x}" y="${y}" width="${mark.width}" height="${mark.height}" rx="${mark.radius}" fill="${color}"/>`
  const group = (scale: number, content: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`
  if (mark.kind === 'qr') {
    const { path, count } = qrPath(mark.squares)
    const paper = `<path fill="${attribute(mark.backgroundColor)}" d="M0 0h${count}v${count}H0z"/>`
    return group(mark.size / count, `${paper}<path fill="${color}" d="${path}"/>`)
  }
  if (mark.kind === 'ornament')
    return group(mark.size / 48, line(ornaments[mark.name], color, ornamentStroke))
  const { strokes, fills = '' } = allergenSigns[mark.allergen]
  return group(
    mark.size / 24,
    `${line(strokes, color, allergenSignStroke)}<path d="${fills}" fill="${color}"/>`,
  )
}

const line = (path: string, color: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Hundredths of a pixel: finer than an eye can see. */
const unit = 0.01
const steps = { M: 'm', L: 'l', Q: 'q', C: 'c', Z: 'z' } as const

/** A line of letters. Whole numbers, each a step from the point before, are half the text of places and take half the time. */
function textPath({ chars, xs, y, size, face }: TextMark): string {
  let path = ''
  const em = size / unit
  const baseline = Math.round(y / unit)
  let [x, down, firstX, firstDown] = [0, 0, 0, 0]
  for (const [at, char] of chars.entries()) {
    const left = (xs[at] ?? 0) / unit
    const { commands, args } = outlineOf(face, char)
    let arg = 0
    for (const command of commands) {
      path += steps[command]
      const [fromX, fromDown] = [x, down]
      for (const end = arg + numbersOf[command]; arg < end; arg += 2) {
        x = Math.round(left + (args[arg] ?? 0) * em)
        down = Math.round(baseline - (args[arg + 1] ?? 0) * em)
        path += `${x - fromX} ${down - fromDown} `
      }
      if (command === 'M') [firstX, firstDown] = [x, down]
      if (command === 'Z') [x, down] = [firstX, firstDown]
    }
  }
  return path
}

/** Escapes an owner's text for the quotes of an SVG attribute. */
const attribute = (text: string) =>
  text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`).replace(/\p{Cc}/gu, '')
