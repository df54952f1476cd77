import { PDFArray, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib'
import { type FaceKey, menuFonts } from '@/contract/menu-fonts'
import { subsetOf } from './true-type'

export type EmbeddedFont = { ref: PDFRef; glyphOf(char: string): number; widthOf(char: string): number }

/** Embeds the letters of a sheet in one face, with a map from letters to characters, so that the PDF can be searched and copied. */
export function embedFont(
  pdf: PDFDocument,
  face: FaceKey,
  chars: readonly string[],
  number: number,
): EmbeddedFont {
  const { context } = pdf
  const { bytes, widths, unitsPerEm, box, ascent, descent } = subsetOf(face, chars)
  const thousandths = (value: number) => Math.round((value * 1_000_000) / unitsPerEm) / 1000
  const name = `${tagOf(number)}+${nameOf(face)}`
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      // 4: the characters are not from a standard set.
      Flags: 4,
      FontBBox: [box.xMin, box.yMin, box.xMax, box.yMax].map(thousandths),
      ItalicAngle: 0,
      Ascent: thousandths(ascent),
      Descent: thousandths(descent),
      CapHeight: thousandths(ascent),
      StemV: 80,
      FontFile2: context.register(context.flateStream(bytes, { Length1: bytes.length })),
    }),
  )
  const cidWidths = PDFArray.withContext(context)
  cidWidths.push(PDFNumber.of(0))
  cidWidths.push(context.obj(widths.map(thousandths)))
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: {
        Registry: PDFHexString.fromText('Adobe'),
        Ordering: PDFHexString.fromText('Identity'),
        Supplement: 0,
      },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: cidWidths,
    }),
  )
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    ToUnicode: context.register(context.flateStream(toUnicode(chars))),
  })
  font.set(PDFName.of('DescendantFonts'), context.obj([descendant]))
  const numbers = new Map(chars.map((char, at) => [char, at + 1]))
  const glyphOf = (char: string) => numbers.get(char) ?? 0
  return {
    ref: context.register(font),
    glyphOf,
    widthOf: (char) => (widths[glyphOf(char)] ?? 0) / unitsPerEm,
  }
}

/** Six capitals before the name mark the font as a subset. */
const tagOf = (number: number) =>
  `MANT${String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26))}`

const nameOf = (face: FaceKey) => {
  const [, id = face, weight = '400'] = face.match(/^(.*)-(\d+)$/) ?? []
  const family = menuFonts.find((one) => one.id === id)?.family ?? id
  return `${family.replace(/[^A-Za-z0-9]/g, '')}-${weight}`
}

const hex = (value: number) => value.toString(16).padStart(4, '0')

function toUnicode(chars: readonly string[]): string {
  const lines = chars.map((char, at) => {
    // A joined form of a letter must be found by a search for the plain letter.
    const plainChar = /[\ufb50-\ufdff\ufe70-\ufeff]/.test(char) ? char.normalize('NFKC') : char
    const units = Array.from({ length: plainChar.length }, (_, unit) => hex(plainChar.charCodeAt(unit)))
    return `<${hex(at + 1)}> <${units.join('')}>`
  })
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) =>
    lines.slice(at * 100, at * 100 + 100),
  )
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
