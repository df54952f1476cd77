import { PDFOperatorNames as Op, PDFDocument, PDFName, PDFOperator, type PDFPage, PDFString } from 'pdf-lib'
import sharp from 'sharp'
import type { MenuLayout } from '@/contract/rules/menu-layout'
import { paintBackground } from '../paint-background'
import { colorOf } from './color-of'
import { embedFont } from './embedded-font'
import { paintMark } from './paint-mark'

/** Layouts on paper count 150 to the inch. */
const pointsPerPixel = 72 / 150
/** Pictures are printed finer than that. */
const pictureScale = 1.5

export async function drawPdf(layout: MenuLayout, picture: Uint8Array | null): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(titleOf(layout), { showInWindowTitleBar: true })
  pdf.setProducer('Mantel')
  pdf.setCreator('Mantel')
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of('es'))
  const page = pdf.addPage([layout.width * pointsPerPixel, layout.height * pointsPerPixel])
  await paintPaper(pdf, page, layout, picture)
  const fonts = fontsOf(pdf, page, layout)
  page.pushOperators(...upright(layout))
  for (const mark of layout.marks) page.pushOperators(...paintMark(mark, fonts))
  page.pushOperators(PDFOperator.of(Op.PopGraphicsState))
  return pdf.save()
}

/** From here on pixels, counted from the top as in the layout. */
const upright = ({ height }: MenuLayout) => [
  PDFOperator.of(Op.PushGraphicsState),
  PDFOperator.of(
    Op.ConcatTransformationMatrix,
    [pointsPerPixel, 0, 0, -pointsPerPixel, 0, height * pointsPerPixel].map(String),
  ),
]

/** What it says first, as a reader's list of files shows it. */
function titleOf({ marks }: MenuLayout) {
  const first = marks.find((mark) => mark.kind === 'text')
  return first?.kind === 'text' ? first.chars.join('') : 'Mantel'
}

async function paintPaper(pdf: PDFDocument, page: PDFPage, layout: MenuLayout, picture: Uint8Array | null) {
  const whole = { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() }
  const { background } = layout
  if (background.kind === 'color' || !picture) {
    const color = background.kind === 'color' ? background.color : '#ffffff'
    page.drawRectangle({ ...whole, color: colorOf(color, '#ffffff') })
    return
  }
  const width = Math.round(layout.width * pictureScale)
  const height = Math.round(layout.height * pictureScale)
  const painted = await paintBackground(layout, picture, { width, height })
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
