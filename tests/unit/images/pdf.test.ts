import { PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pdfFormats } from '@/contract/rules/menu-layout/formats'
import { layoutMenu } from '@/contract/rules/menu-layout/layout-menu'
import { fontMetrics } from '@/server/images/letters'
import { drawPdf } from '@/server/images/pdf/draw-pdf'
import { richSheet } from './rich-sheet'

const millimetres = { a4: [210, 297], a5: [148, 210], table: [105, 148] } as const

describe.each(pdfFormats)('%s', (format) => {
  const layout = layoutMenu({ ...richSheet, format, fonts: fontMetrics })
  const drawn = drawPdf({ layout, pictures: { ground: null }, language: 'es' })

  test('has the paper’s size, and every font in itself with the way back to its characters', async () => {
    const pdf = await PDFDocument.load(await drawn)
    expect(pdf.getPageCount()).toBe(1)
    const { width, height } = pdf.getPage(0).getSize()
    const [wide, high] = millimetres[format]
    expect(Math.abs(width - (wide / 25.4) * 72)).toBeLessThan(1)
    expect(Math.abs(height - (high / 25.4) * 72)).toBeLessThan(1)

    const dicts = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
    const fonts = dicts.filter((one): one is PDFDict => one instanceof PDFDict)
    const ofKind = (kind: string) => fonts.filter((one) => String(one.get(PDFName.of('Subtype'))) === kind)
    const descriptors = fonts.filter((one) => String(one.get(PDFName.of('Type'))) === '/FontDescriptor')
    const faces = new Set(layout.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.face] : [])))
    expect(ofKind('/Type0')).toHaveLength(faces.size)
    for (const font of ofKind('/Type0'))
      expect(font.lookup(PDFName.of('ToUnicode'))).toBeInstanceOf(PDFRawStream)
    expect(descriptors).toHaveLength(faces.size)
    for (const one of descriptors) expect(one.lookup(PDFName.of('FontFile2'))).toBeInstanceOf(PDFRawStream)
  })

  test('says what the layout says, letter by letter in the same places', async () => {
    const task = getDocument({ data: new Uint8Array(await drawn), useSystemFonts: false, verbosity: 0 })
    const page = await (await task.promise).getPage(1)
    const items = (await page.getTextContent()).items.flatMap((one) => ('str' in one ? [one] : []))
    const read = items.map(({ str }) => str).join('')
    for (const mark of layout.marks)
      if (mark.kind === 'text')
        expect(read.replace(/\s/g, '')).toContain(mark.chars.join('').replace(/\s/g, ''))
    const price = layout.marks.find((mark) => mark.block === 'price' && mark.kind === 'text')
    if (price?.kind !== 'text') throw new Error('the sheet has a price')
    const printed = items.find(({ str }) => str.startsWith('12,50'))
    expect(printed?.transform[4]).toBeCloseTo((price.xs[0] ?? 0) * 0.48, 1)
    expect(printed?.transform[5]).toBeCloseTo((layout.height - price.y) * 0.48, 1)
    await task.destroy()
  })
})

test('letters of other scripts are in it as who searches writes them', async () => {
  const printed = { ...richSheet.printed, observations: '麻婆豆腐\nבירה\nشاي سلام' }
  const layout = layoutMenu({ ...richSheet, printed, format: 'a4', fonts: fontMetrics })
  const drawn = await drawPdf({ layout, pictures: { ground: null }, language: 'es' })
  const task = getDocument({ data: new Uint8Array(drawn), useSystemFonts: false, verbosity: 0 })
  const page = await (await task.promise).getPage(1)
  const read = (await page.getTextContent()).items.map((one) => ('str' in one ? one.str : '')).join('')
  for (const char of '麻婆豆腐בירהشايسلام') expect(read).toContain(char)
  await task.destroy()
})

test('a picture lies behind the letters, shaded as asked', async () => {
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#8899aa' } })
    .webp()
    .toBuffer()
  const template = {
    ...richSheet.template,
    background: { kind: 'image' as const, url: '/files/x/1.webp', shade: 0.5 },
  }
  const layout = layoutMenu({ ...richSheet, template, format: 'a4', fonts: fontMetrics })
  const pdf = await PDFDocument.load(await drawPdf({ layout, pictures: { ground: picture }, language: 'es' }))
  const streams = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
  const image = streams.find(
    (one): one is PDFRawStream =>
      one instanceof PDFRawStream && String(one.dict.get(PDFName.of('Subtype'))) === '/Image',
  )
  const { width, height } = await sharp(image?.contents).metadata()
  const { channels } = await sharp(image?.contents).stats()
  expect([width, height]).toEqual([1860, 2631])
  for (const [at, wanted] of [0x44, 0x4c, 0x55].entries())
    expect(Math.abs((channels[at]?.mean ?? 0) - wanted)).toBeLessThan(3)
})

test('is read aloud in the language of its words', async () => {
  const layout = layoutMenu({ ...richSheet, format: 'a4', fonts: fontMetrics })
  const pdf = await PDFDocument.load(await drawPdf({ layout, pictures: { ground: null }, language: 'eu' }))
  expect(String(pdf.catalog.get(PDFName.of('Lang')))).toBe('(eu)')
})
