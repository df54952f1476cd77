import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  bcmap: 'application/octet-stream',
  icc: 'application/vnd.iccprofile',
  js: 'text/javascript',
  pfb: 'application/octet-stream',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
}

const folders = ['cmaps', 'iccs', 'standard_fonts', 'wasm']

type PdfRequest = { params: Promise<{ version: string; folder: string; file: string }> }

/** Serves the fonts, character maps and decoders of pdf.js, which PDFs ask for by name. */
export async function pdfResource(_: Request, { params }: PdfRequest) {
  const { folder, file } = await params
  const [, extension = ''] = file.match(/^[\w-]+\.(\w+)$/) ?? []
  const type = Object.hasOwn(types, extension) ? types[extension] : undefined
  if (!type || !folders.includes(folder)) return new Response(null, { status: 404 })
  const content = await readFile(path.join(process.cwd(), 'node_modules/pdfjs-dist', folder, file)).catch(
    () => undefined,
  )
  if (!content) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(content), {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
