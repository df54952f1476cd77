import { PDFOperatorNames as Op, PDFHexString, PDFOperator } from 'pdf-lib'
import { allergenSignStroke, allergenSigns } from '@/contract/allergen-signs'
import type { Mark, TextMark } from '@/contract/rules/menu-layout'
import { qrRuns } from '@/contract/rules/qr-code'
import { colorOf } from './color-of'
import type { EmbeddedFont } from './embedded-font'
import { pathOperators } from './path-operators'

export type NamedFont = EmbeddedFont & { name: string }
type Fonts = ReadonlyMap<string, NamedFont>

const operator = (name: Op, ...args: (number | string)[]) => PDFOperator.of(name, args.map(written))

/** Never in exponents, which a PDF does not know. */
const written = (value: number | string) =>
  typeof value === 'string' ? value : String(Math.round(value * 10_000) / 10_000)

/** In pixels from the top left. */
export function paintMark(mark: Mark, fonts: Fonts): PDFOperator[] {
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
  const { strokes, fills } = allergenSigns[mark.allergen]
  return inside(mark.x, mark.y, mark.size / 24, [
    ...(strokes ? [...pen(mark.color), ...pathOperators(strokes), PDFOperator.of(Op.StrokePath)] : []),
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

function pen(color: string) {
  const { red, green, blue } = colorOf(color, '#000000')
  return [
    operator(Op.StrokingColorRgb, red, green, blue),
    operator(Op.SetLineWidth, allergenSignStroke),
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

/** Every letter where the layout has it: what the font's own widths leave is made up for between them. */
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
