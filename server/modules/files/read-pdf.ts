import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { maxPdfBytes } from '@/contract/rules/files/upload-limits'
import { builtFile } from '@/server/built-file'
import type { Ctx } from '@/server/ctx'
import { runProgram } from '@/server/ports/ocr/run-program'
import { bytesOf } from '@/server/ports/storage/bytes-of'
import { pageText } from '@/server/text/page-text'
import { fileKeyOf } from './file-key'
import { inTurn } from './turns'

const bounds = { ms: 15_000, mostBytes: 2 * 1024 * 1024, mostMemory: 400 * 1024 * 1024 }
const number = z.number()
const word = z.object({ text: z.string(), x: number, y: number, width: number, height: number })
const output = z.object({ pages: z.int(), read: z.array(z.array(word)) })

type PdfRead = { text: string; pages: number }

/** Reads the text of a stored PDF in a process that can be ended. Null if the PDF cannot be read. */
export async function readPdf({ storage }: Pick<Ctx, 'storage'>, url: string): Promise<PdfRead | null> {
  const known = fileKeyOf(url.replace(/^\/files\//, ''))
  if (known?.contentType !== 'application/pdf') return null
  const file = await storage.find(known.key)
  if (!file || file.byteCount > maxPdfBytes) return null
  // The time limit includes the wait in line, because a person waits for the answer.
  const signal = AbortSignal.timeout(bounds.ms)
  const answer = await inTurn(async () => (signal.aborted ? null : ask(await bytesOf(file), signal)))
  if (!answer) return null
  const { pages, read } = output.parse(JSON.parse(answer))
  return { text: read.map(pageText).join('\n'), pages }
}

function ask(bytes: Uint8Array, signal: AbortSignal) {
  return runProgram(process.execPath, ['--max-old-space-size=192', programPath()], bytes, {
    ...bounds,
    signal,
  })
}

// Bundled, this code sits in dist/server/*.js; in tests it runs from source.
const places = ['./pdf-text.js', '../pdf-text.js', './pdf/text.ts'] as const

const programPath = () => fileURLToPath(builtFile(places, import.meta.url))
