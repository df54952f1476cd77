import { buffer } from 'node:stream/consumers'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Runs as a separate process: reads a PDF, and writes its words with their places. */
export type PdfText = { pages: number; read: Word[][] }
type Word = { text: string; x: number; y: number; width: number; height: number }

/** Enough for a menu or a week of menus. The pages of a longer PDF are only counted. */
const mostPages = 4
const mostWords = 3_000

async function textOf(data: Uint8Array): Promise<PdfText> {
  const options = { isEvalSupported: false, useSystemFonts: false, disableFontFace: true, verbosity: 0 }
  const document = await getDocument({ data, ...options }).promise
  const pages = document.numPages
  const read: Word[][] = []
  for (let number = 1; pages <= mostPages && number <= pages; number += 1) {
    const page = await document.getPage(number)
    const { height: top } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    read.push(items.slice(0, mostWords).flatMap((item) => ('str' in item ? [wordOf(item, top)] : [])))
  }
  return { pages, read }
}

type Item = { str: string; width: number; height: number; transform: number[] }

/** The coordinates of a PDF page start at the bottom. */
function wordOf({ str: text, width, height, transform }: Item, top: number): Word {
  const [, , , scale = 0, x = 0, y = 0] = transform
  const size = height || Math.abs(scale)
  return { text, x, y: top - y - size, width, height: size }
}

process.stdout.write(JSON.stringify(await textOf(new Uint8Array(await buffer(process.stdin)))))
