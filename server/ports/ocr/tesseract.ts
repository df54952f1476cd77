import { pageText } from '@/server/text/page-text'
import type { Ocr } from './port'
import { readTsv } from './read-tsv'
import { runProgram } from './run-program'

const usual = { ms: 20_000, mostBytes: 512 * 1024, mostWaiting: 20 }

/** Words of many sizes, each with its place: which of them stand in columns we find out ourselves. */
const layout = ['--psm', '4']
const asTable = 'tsv'
const languages = ['spa', 'cat']

/** One picture after the other; `ms` is all that one may take, its time in line as well. */
export function createTesseract(program: string, bounds: Partial<typeof usual> = {}): Ocr {
  const { ms, mostBytes, mostWaiting } = { ...usual, ...bounds }
  const ending = new AbortController()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let known: string | undefined

  /** Of those we want, the ones it has; without any, English, whose letters are ours but for the accents. */
  async function languagesOf(signal: AbortSignal) {
    const listed = await runProgram(program, ['--list-langs'], new Uint8Array(), { signal, mostBytes })
    const has = (listed ?? '').split(/\s+/).filter((word) => /^[a-z]{3}$/.test(word) && word !== 'osd')
    const wanted = languages.filter((one) => has.includes(one))
    return wanted.length > 0 ? wanted.join('+') : has.includes('eng') ? 'eng' : undefined
  }

  async function now(picture: () => Promise<Uint8Array | null>, signal: AbortSignal) {
    if (signal.aborted) return null
    known ??= await languagesOf(signal)
    const bytes = known && !signal.aborted ? await picture() : null
    if (!bytes || !known || signal.aborted) return null
    const args = ['stdin', 'stdout', '-l', known, ...layout, asTable]
    const table = await runProgram(program, args, bytes, { signal, mostBytes })
    return table === null ? null : pageText(readTsv(table))
  }

  return {
    read(picture) {
      if (waiting >= mostWaiting) return Promise.resolve(null)
      waiting += 1
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(ms)])
      const read = last
        .then(() => now(picture, signal))
        .finally(() => {
          waiting -= 1
        })
      last = read.catch(() => undefined)
      return read
    },
    close: () => ending.abort(),
  }
}
