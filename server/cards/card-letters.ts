import {
  beginText,
  type CMYK,
  cmyk,
  endText,
  moveText,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  setFillingColor,
  setFontAndSize,
  showText,
} from 'pdf-lib'
import type { FaceKey } from '@/contract/menu-fonts'
import { fallbacksFor } from '@/contract/rules/menu-layout/face'
import { fontOf } from '@/server/images/letters'
import { embedFont } from '@/server/images/pdf/embedded-font'

type Style = { top: number; size: number; lines: number; color?: CMYK; isQuiet?: boolean }

const faces = { loud: 'montserrat-700', quiet: 'lato-400' }
const soft = cmyk(0, 0, 0, 0.75)

/** Writes centred lines in embedded fonts: in the requested size, or smaller if the text needs it. */
export function cardLetters(
  pdf: PDFDocument,
  page: PDFPage,
  texts: string[],
  { left, width }: { left: number; width: number },
) {
  const loud = lettersIn(faces.loud, pdf, page, texts)
  const quiet = lettersIn(faces.quiet, pdf, page, texts)

  return function write(text: string, { top, size: wanted, lines: most, color = soft, isQuiet }: Style) {
    const letters = isQuiet ? quiet : loud
    const widthOf = (words: string) =>
      [...words].reduce((sum, char) => sum + (letters.get(char)?.widthOf(char) ?? 0), 0)
    let size = wanted
    while (size > 5 && !fits(broken(text, width / size, widthOf), width / size, most, widthOf)) size -= 0.5
    for (const [at, line] of broken(text, width / size, widthOf)
      .slice(0, most)
      .entries()) {
      const [x, y] = [left + (width - widthOf(line) * size) / 2, top - size * (at * 1.15 + 0.8)]
      const shown = [...line].flatMap((char) => {
        const font = letters.get(char)
        if (!font) return []
        const code = font.glyphOf(char).toString(16).padStart(4, '0')
        return [setFontAndSize(font.name, size), showText(PDFHexString.of(code))]
      })
      page.pushOperators(beginText(), setFillingColor(color), moveText(x, y), ...shown, endText())
    }
  }
}

/** Maps each letter to a font that has the letter. Letters without a font are left out, as on a menu. */
function lettersIn(face: FaceKey, pdf: PDFDocument, page: PDFPage, texts: string[]) {
  const chars = [...new Set([...texts.join(''), ' '])]
  const byFace = Map.groupBy(chars, (char) => [face, ...fallbacksFor(char)].find((one) => has(one, char)))
  return new Map(
    [...byFace].flatMap(([found, some]) => {
      if (found === undefined) return []
      const number = page.node.normalizedEntries().Font.keys().length
      const font = { ...embedFont(pdf, found, some, number), name: `F${number}` }
      page.node.setFontDictionary(PDFName.of(font.name), font.ref)
      return some.map((char) => [char, font] as const)
    }),
  )
}

const has = (face: FaceKey, char: string) => fontOf(face).hasGlyphForCodePoint(char.codePointAt(0) ?? 0)

type WidthOf = (words: string) => number

const fits = (lines: string[], width: number, most: number, widthOf: WidthOf) =>
  lines.length <= most && lines.every((line) => widthOf(line) <= width)

/** Breaks a text between words. A word that is too long stays whole, and the whole text gets smaller. */
function broken(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
