import { allergenSignStroke, allergenSigns } from '@/contract/allergen-signs'
import type { Mark, MenuLayout, TextMark } from '@/contract/rules/menu-layout'
import { qrPath } from '@/contract/rules/qr-code'
import { attribute } from './attribute'
import { outlineOf } from './letters'

/** All that lies on the background. */
export function svgOfLayout({ width, height, marks, background }: MenuLayout): string {
  const shade = 'shade' in background ? background.shade : 0
  const parts = marks.map(svgOfMark)
  const dimmed = shade > 0 ? `<path d="M0 0h${width}v${height}H0z" fill-opacity="${shade}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${dimmed}${parts.join('')}</svg>`
}

function svgOfMark(mark: Mark): string {
  const color = attribute(mark.color)
  if (mark.kind === 'text') return `<path fill="${color}" d="${textPath(mark)}"/>`
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
  const { strokes, fills = '' } = allergenSigns[mark.allergen]
  const pen = `fill="none" stroke="${color}" stroke-width="${allergenSignStroke}" stroke-linecap="round" stroke-linejoin="round"`
  return group(mark.size / 24, `<path d="${strokes}" ${pen}/><path d="${fills}" fill="${color}"/>`)
}

const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** Hundredths of a pixel: finer than any eye, and half the text. */
const round = (value: number) => Math.round(value * 100) / 100

function textPath({ chars, xs, y, size, face }: TextMark): string {
  let path = ''
  for (const [at, char] of chars.entries()) {
    const x = xs[at] ?? 0
    for (const { command, args } of outlineOf(face, char)) {
      path += letters[command] ?? ''
      for (let arg = 0; arg < args.length; arg += 2)
        path += `${round(x + (args[arg] ?? 0) * size)} ${round(y - (args[arg + 1] ?? 0) * size)} `
    }
  }
  return path
}
