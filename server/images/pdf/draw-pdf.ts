import {
  PDFOperatorNames as Op,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  type PDFPage,
  PDFString,
  type RGB,
  rgb,
} from 'pdf-lib'
import sharp from 'sharp'
import { allergenSignStroke, allergenSigns } from '@/contract/allergen-signs'
import type { Language } from '@/contract/languages'
import { ornamentStroke, ornaments } from '@/contract/ornaments'
import type { Mark, MenuLayout, TextMark } from '@/contract/rules/menu-layout/types'
import { qrRuns } from '@/contract/rules/qr-code/qr-picture'
import { type Pictures, paintDressed } from '../dress/paint-dressed'
import { pictureScale } from '../print'
import { type EmbeddedFont, embedFont } from './embedded-font'
import { pathOperators } from './path-operators'

/** Layouts on paper have 150 pixels to the inch. */
const pointsPerPixel = 72 / 150

type Drawn = { layout: MenuLayout; pictures: Pictures; language: Language }

export async function drawPdf({ layout, pictures, language }: Drawn): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(titleOf(layout), { showInWindowTitleBar: true })
  pdf.setProducer('Mantel')
  pdf.setCreator('Mantel')
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of(language))
  const page = pdf.addPage([layout.width * pointsPerPixel, layout.height * pointsPerPixel])
  await paintPaper(pdf, page, layout, pictures)
  const fonts = fontsOf(pdf, page, layout)
  page.pushOperators(...upright(layout))
  for (const mark of layout.marks) page.pushOperators(...paintMark(mark, fonts))
  page.pushOperators(PDFOperator.of(Op.PopGraphicsState))
  return pdf.save()
}

/** Sets the units to pixels, counted from the top as in the layout. */
const upright = ({ height }: MenuLayout) => [
  PDFOperator.of(Op.PushGraphicsState),
  PDFOperator.of(
    Op.ConcatTransformationMatrix,
    [pointsPerPixel, 0, 0, -pointsPerPixel, 0, height * pointsPerPixel].map(String),
  ),
]

/** The first text of the sheet, which a file list of a PDF reader shows as the title. */
function titleOf({ marks }: MenuLayout) {
  const first = marks.find((mark) => mark.kind === 'text')
  return first?.kind === 'text' ? first.chars.join('') : 'Mantel'
}

async function paintPaper(pdf: PDFDocument, page: PDFPage, layout: MenuLayout, pictures: Pictures) {
  const whole = { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() }
  const { background } = layout
  if (background.kind === 'color' || !pictures.ground) {
    const color = background.kind === 'color' ? background.color : '#ffffff'
    page.drawRectangle({ ...whole, color: colorOf(color, '#ffffff') })
    return
  }
  const width = Math.round(layout.width * pictureScale)
  const height = Math.round(layout.height * pictureScale)
  const painted = await paintDressed(layout, pictures, pictureScale)
  const shaded = sharp(painted, { raw: { width, height, channels: 3 } }).linear(1 - background.shade, 0)
  page.drawImage(await pdf.embedJpg(await shaded.jpeg({ quality: 85 }).toBuffer()), whole)
}

function fontsOf(pdf: PDFDocument, page: PDFPage, { marks }: MenuLayout) {
  const used = new Map<string, Set<string>>()
  for (const mark of marks)
    if (mark.kind === 'text') used.set(mark.face, new Set([...(used.get(mark.face) ?? []), ...mark.chars]))
  return new Map(
    [...used].map(([face, chars], number) => {
      const font = embedFont(pdf, face, [...chars], number)
      const name = `F${number}`
      page.node.setFontDictionary(PDFName.of(name), font.ref)
      return [face, { ...font, name }]
    }),
  )
}

type NamedFont = EmbeddedFont & { name: string }
type Fonts = ReadonlyMap<string, NamedFont>

const operator = (name: Op, ...args: (number | string)[]) => PDFOperator.of(name, args.map(written))

/** Writes a number without an exponent: PDF has no exponents. */
const written = (value: number | string) =>
  typeof value === 'string' ? value : String(Math.round(value * 10_000) / 10_000)

/** Draws in pixels from the top left. */
function paintMark(mark: Mark, fonts: Fonts): PDFOperator[] {
  if (mark.kind === 'text') return text(mark, fonts.get(mark.face))
  if (mark.kind === 'rect')
    return [fill(mark.color), ...pathOperators(roundedBox(mark)), PDFOperator.of(Op.FillNonZero)]
  if (mark.kind === 'qr') {
    const { runs, count } = qrRuns(mark.squares)
    const boxes = runs.map(({ x, y, length }) => operator(Op.AppendRectangle, x, y, length, 1))
    return inside(mark.x, mark.y, mark.size / count, [
      ...[
        fill(mark.backgroundColor),
        operator(Op.AppendRectangle, 0, 0, count, count),
        PDFOperator.of(Op.FillNonZero),
      ],
      ...[fill(mark.color), ...boxes, PDFOperator.of(Op.FillNonZero)],
    ])
  }
  if (mark.kind === 'ornament')
    return inside(mark.x, mark.y, mark.size / 48, [
      ...pen(mark.color, ornamentStroke),
      ...pathOperators(ornaments[mark.name]),
      PDFOperator.of(Op.StrokePath),
    ])
  const { strokes, fills } = allergenSigns[mark.allergen]
  return inside(mark.x, mark.y, mark.size / 24, [
    ...(strokes
      ? [...pen(mark.color, allergenSignStroke), ...pathOperators(strokes), PDFOperator.of(Op.StrokePath)]
      : []),
    ...(fills ? [fill(mark.color), ...pathOperators(fills), PDFOperator.of(Op.FillNonZero)] : []),
  ])
}

const inside = (x: number, y: number, scale: number, content: PDFOperator[]) => [
  PDFOperator.of(Op.PushGraphicsState),
  operator(Op.ConcatTransformationMatrix, scale, 0, 0, scale, x, y),
  ...content,
  PDFOperator.of(Op.PopGraphicsState),
]

function fill(color: string) {
  const { red, green, blue } = colorOf(color, '#000000')
  return operator(Op.NonStrokingColorRgb, red, green, blue)
}

function pen(color: string, width: number) {
  const { red, green, blue } = colorOf(color, '#000000')
  return [
    operator(Op.StrokingColorRgb, red, green, blue),
    operator(Op.SetLineWidth, width),
    operator(Op.SetLineCapStyle, 1),
    operator(Op.SetLineJoinStyle, 1),
  ]
}

type Box = Extract<Mark, { kind: 'rect' }>

function roundedBox({ x, y, width, height, radius }: Box) {
  const r = Math.min(radius, width / 2, height / 2)
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
}

/** Puts every letter where the layout has it. The spacing between the letters corrects the font's own widths. */
function text({ chars, xs, y, size, color }: TextMark, font: NamedFont | undefined): PDFOperator[] {
  const [first] = xs
  if (!font || first === undefined) return []
  const shown = chars.map((char, at) => {
    const glyph = PDFHexString.of(font.glyphOf(char).toString(16).padStart(4, '0')).toString()
    const [here, next] = [xs[at], xs[at + 1]]
    if (here === undefined || next === undefined) return glyph
    return `${glyph} ${written((font.widthOf(char) - (next - here) / size) * 1000)}`
  })
  return [
    fill(color),
    PDFOperator.of(Op.BeginText),
    operator(Op.SetFontAndSize, `/${font.name}`, size),
    operator(Op.SetTextMatrix, 1, 0, 0, -1, first, y),
    operator(Op.ShowTextAdjusted, `[${shown.join(' ')}]`),
    PDFOperator.of(Op.EndText),
  ]
}

/** A template's colour, '#rgb' or '#rrggbb'. Returns `other` for an invalid colour. */
function colorOf(color: string, other: string): RGB {
  const [, short] = color.match(/^#([0-9a-f]{3})$/i) ?? []
  const [, long] = color.match(/^#([0-9a-f]{6})/i) ?? []
  const figures = short ? [...short].map((one) => one + one).join('') : long
  if (!figures) return color === other ? rgb(0, 0, 0) : colorOf(other, other)
  const part = (at: number) => Number.parseInt(figures.slice(at, at + 2), 16) / 255
  return rgb(part(0), part(2), part(4))
}
