import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { UploadRefusal } from '@/contract/rules/upload-limits'
import type { PdfAnswer } from './pdf/worker'
import { refuse } from './refuse'

/** A thread of its own, because a PDF of kilobytes can unfold to gigabytes, and then only ending it helps. */
const limits = { heapMegabytes: 256, growthBytes: 320 * 1024 * 1024, ms: 20_000, lookEveryMs: 20 }

export type CleanPdf = { bytes: Uint8Array; pages: number }

/** The same pages without whatever acts by itself: scripts, launches, forms' submissions, files inside. */
export async function cleanPdf(path: string): Promise<CleanPdf> {
  const answer = await ask(path)
  if ('refused' in answer) throw refuse(answer.refused)
  return answer
}

type Outcome = CleanPdf | { refused: UploadRefusal }

function ask(path: string): Promise<Outcome> {
  const worker = new Worker(workerUrl(), {
    workerData: path,
    // What pdf-lib has to say about a file is nobody's log line.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  })
  const before = process.memoryUsage.rss()
  const began = performance.now()
  return new Promise<Outcome>((resolve) => {
    const refused = (reason: UploadRefusal) => resolve({ refused: reason })
    const watch = setInterval(() => {
      const grown = process.memoryUsage.rss() - before
      if (grown > limits.growthBytes || performance.now() - began > limits.ms) refused('pdf-heavy')
    }, limits.lookEveryMs)
    worker.once('message', (answer: PdfAnswer) => resolve(answer))
    worker.once('error', (error: Error & { code?: string }) =>
      refused(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'pdf-heavy' : 'pdf-broken'),
    )
    worker.once('exit', () => {
      clearInterval(watch)
      refused('pdf-broken')
    })
  }).finally(() => worker.terminate())
}

// Bundled, this code sits in dist/server/*.js; in tests it runs from source.
const places = ['./pdf-worker.js', '../pdf-worker.js', './pdf/worker.ts']

function workerUrl() {
  const found = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url))
  if (!found) throw new Error('dist/server/pdf-worker.js is missing: npm run build')
  return found
}
