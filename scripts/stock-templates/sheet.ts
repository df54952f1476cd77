import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import { allergenSignStroke, allergenSigns } from '../../contract/allergen-signs'
import type { MenuContent } from '../../contract/entities/menu'
import { type FaceKey, faceFile, faceMetricsFile } from '../../contract/menu-fonts'
import { ornamentStroke, ornaments } from '../../contract/ornaments'
import { faceOf } from '../../contract/rules/menu-layout/face'
import type { MenuFormat } from '../../contract/rules/menu-layout/formats'
import { layoutMenu } from '../../contract/rules/menu-layout/layout-menu'
import { printedMenu } from '../../contract/rules/menu-layout/printed-menu'
import type { FontMetrics, Mark, TextMark } from '../../contract/rules/menu-layout/types'
import { stockDesigns } from '../../contract/stock-templates'
import { dressPlaces, type Wishes } from '../../contract/stock-templates/dress'
import { type StockTemplate, stockTemplate } from '../../contract/stock-templates/stock-template'
import words from '../../messages/es.json'
import { type Pictures, paintDressed } from '../../server/images/dress/paint-dressed'
import type { House } from './real-menus'

const files = path.resolve('public')
const kept = <Read>(read: (face: string) => Read) => {
  const known = new Map<string, Read>()
  return (face: string) => {
    const found = known.get(face) ?? read(face)
    known.set(face, found)
    return found
  }
}

const metricsOf = kept((face): FontMetrics => JSON.parse(readFileSync(files + faceMetricsFile(face), 'utf8')))
export const measureOf = (face: FaceKey, char: string) => faceOf(face, metricsOf(face)).measure(char)

const fontOf = kept((face): Font => {
  const font = create(readFileSync(files + faceFile(face)))
  if (!('layout' in font)) throw new Error(`${face}: a collection, not a font`)
  return font
})

type Question = {
  stock: StockTemplate
  format: MenuFormat
  menu: MenuContent
  house?: House
  wishes?: Wishes
  pictures?: Omit<Pictures, 'ground'>
}

/** A stock template with a menu, laid out by the product's own code. */
export function layOut({ stock, format, menu, wishes, house = { name: 'Casa Lola' } }: Question) {
  const design = wishes && stockDesigns.find(({ id }) => id === stock.id)
  const { template } = design ? stockTemplate(design, wishes, format) : stock
  const hours = menu.window ? `${menu.window.start}–${menu.window.end}` : ''
  const address = [house.address, house.city].filter(Boolean).join(', ')
  const facts = {
    ...{ restaurante: house.name, fecha: 'Jueves, 20 de noviembre', horario: 'De 13:00 a 16:00' },
    menu: words.printedMenu.titles.comida,
    contacto: [address, house.phone, hours].filter(Boolean).join(' · '),
  }
  const printed = printedMenu({ template, menu, words, facts })
  const dress = design && dressPlaces(format, design, wishes)
  return layoutMenu({ template, printed, format, fonts: metricsOf, ...(dress && { dress }) })
}

function letters({ face, size, color, y, chars, xs }: TextMark) {
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  const glyphs = chars.map((char, at) => {
    const d = font.glyphForCodePoint(char.codePointAt(0) ?? 32).path.toSVG()
    return d ? `<path transform="translate(${xs[at]} ${y}) scale(${scale} ${-scale})" d="${d}"/>` : ''
  })
  return `<g fill="${color}">${glyphs.join('')}</g>`
}

function drawingOf(mark: Mark) {
  if (mark.kind === 'ornament')
    return `<path transform="translate(${mark.x} ${mark.y}) scale(${mark.size / 48})" d="${ornaments[mark.name]}" fill="none" stroke="${mark.color}" stroke-width="${ornamentStroke}" stroke-linecap="round" stroke-linejoin="round"/>`
  if (mark.kind !== 'allergen') return ''
  const { strokes, fills = '' } = allergenSigns[mark.allergen]
  const pen = `fill="none" stroke="${mark.color}" stroke-width="${allergenSignStroke}"`
  return `<g transform="translate(${mark.x} ${mark.y}) scale(${mark.size / 24})"><path d="${strokes}" ${pen}/><path d="${fills}" fill="${mark.color}"/></g>`
}

export async function drawMenu(question: Question, width: number) {
  const layout = layOut(question)
  const { marks, background, width: wide, height } = layout
  if (background.kind !== 'cover') throw new Error('a stock template has its drawing')
  const drawing = readFileSync(files + background.url)
  const pixels = await paintDressed(layout, { ground: drawing, ...question.pictures })
  const text = marks.flatMap((mark) => (mark.kind === 'text' ? [letters(mark)] : [drawingOf(mark)]))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}">${text.join('')}</svg>`
  const whole = await sharp(pixels, { raw: { width: wide, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
  return sharp(whole).resize(width).toBuffer()
}

/** Pictures in rows, on grey. */
export async function contactSheet(pictures: Buffer[], columns: number) {
  const gap = 16
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const rows = Math.ceil(pictures.length / columns)
  const sheet = { width: columns * (width + gap) + gap, height: rows * (height + gap) + gap }
  const placed = pictures.map((input, at) => ({
    ...{ input, left: gap + (at % columns) * (width + gap) },
    top: gap + Math.floor(at / columns) * (height + gap),
  }))
  return sharp({ create: { ...sheet, channels: 3, background: '#777' } })
    .composite(placed)
    .png({ palette: true, quality: 90 })
    .toBuffer()
}
