import { readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import type { UploadRefusal } from '@/contract/rules/files/upload-limits'
import { builtFile } from '@/server/built-file'
import { createProgram } from './program'
import { refuse } from './refuse'

// Bundled, this code sits in dist/server/*.js; in tests it runs from source.
const places = ['./pdf-clean.js', '../pdf-clean.js', './pdf/clean.ts'] as const

const ask = createProgram(() => builtFile(places, import.meta.url), {
  ms: 30_000,
  mostMemory: 400 * 1024 * 1024,
  flags: ['--max-old-space-size=256'],
})

/** What pdf/clean.ts answers. */
const cleaned = z.enum(['clean', 'broken', 'locked', 'heavy'])
const refusals = { broken: 'pdf-broken', locked: 'pdf-locked', heavy: 'pdf-heavy' } satisfies Record<
  string,
  UploadRefusal
>

/**
 * Removes everything active from a PDF: scripts, launches, form submissions, embedded files. Runs in a separate process, because a
 * PDF of kilobytes can expand to gigabytes: the api does not need this memory, and the end of the process frees it.
 */
export async function cleanPdf(path: string): Promise<Uint8Array> {
  const out = `${path}.clean`
  try {
    const found = await ask({ path, out })
    // A process that we ended, or that had too little memory, gives no reason.
    const answer = 'answer' in found ? cleaned.parse(found.answer) : 'heavy'
    if (answer !== 'clean') throw refuse(refusals[answer])
    return await readFile(out)
  } finally {
    await rm(out, { force: true })
  }
}
