import { buffer } from 'node:stream/consumers'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A process of its own: a PDF comes in, and out goes what is written in it, each word with its place. */
export type PdfText = { pages: number; read: Word[][] }
type Word = { text: string; x: number; y: number; width: number; height: number }

/** A menu, or a week of them. What is longer is only counted. */
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

/** A PDF's page begins below. */
function wordOf({ str: text, width, height, transform }: Item, top: number): Word {
  const [, , , scale = 0, x = 0, y = 0] = transform
  const size = height || Math.abs(scale)
  return { text, x, y: top - y - size, width, height: size }
}

process.stdout.write(JSON.stringify(await textOf(new Uint8Array(await buffer(process.stdin)))))
