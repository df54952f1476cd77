import { fileURLToPath } from 'node:url'
import type { UploadRefusal } from '@/contract/rules/files/upload-limits'
import { builtFile } from '@/server/built-file'
import { runToEnd } from '@/server/ports/ocr/run-program'
import { refuse } from './refuse'

const megabyte = 1024 * 1024
const bounds = { ms: 20_000, mostBytes: 40 * megabyte, mostMemory: 400 * megabyte }

/**
 * Removes everything active from a PDF: scripts, launches, form submissions, embedded files. Runs in a separate process, because a
 * PDF of kilobytes can expand to gigabytes: the api does not need this memory, and the end of the process frees it.
 */
export async function cleanPdf(path: string): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(bounds.ms)
  const args = ['--max-old-space-size=256', programPath(), path]
  const { code, output } = await runToEnd(process.execPath, args, new Uint8Array(), { ...bounds, signal })
  if (code !== 0) throw refuse(refusalOf(code))
  return output
}

/** The exit codes of pdf/clean.ts. A process that we ended, or that had too little memory, gives no reason. */
const refusals: Record<number, UploadRefusal> = { 1: 'pdf-broken', 3: 'pdf-broken', 4: 'pdf-locked' }
const refusalOf = (code: number | null) => (code === null ? undefined : refusals[code]) ?? 'pdf-heavy'

// Bundled, this code sits in dist/server/*.js; in tests it runs from source.
const places = ['./pdf-clean.js', '../pdf-clean.js', './pdf/clean.ts'] as const

const programPath = () => fileURLToPath(builtFile(places, import.meta.url))
