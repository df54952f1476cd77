import type { Logger } from 'pino'
import { type Piece, pageText } from '@/server/text/page-text'
import type { Ocr } from './port'
import { runProgram } from './run-program'

const usualLimits = { ms: 20_000, mostBytes: 512 * 1024, mostWaiting: 20 }

/** Makes tesseract give words of many sizes with their places. Mantel itself finds the columns. */
const layout = ['--psm', '4']
const asTable = 'tsv'

/** Reads one picture after the other. `ms` is the most time for a picture, including its wait. */
export function createTesseract(
  program: string,
  log: Pick<Logger, 'info' | 'warn'>,
  bounds: Partial<typeof usualLimits> = {},
): Ocr {
  const { ms, mostBytes, mostWaiting } = { ...usualLimits, ...bounds }
  const ending = new AbortController()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let known: string[] | undefined

  const inTime = () => AbortSignal.any([ending.signal, AbortSignal.timeout(ms)])

  /** Asks tesseract until it has answered once. */
  async function languages(signal: AbortSignal): Promise<string[]> {
    if (known) return known
    const listed = await runProgram(program, ['--list-langs'], new Uint8Array(), { signal, mostBytes })
    if (listed === null) {
      if (!ending.signal.aborted)
        log.warn({ program }, 'tesseract does not say its languages: no photo is read')
      return []
    }
    known = chooseLanguages(listed)
    sayWhich(known)
    return known
  }

  function sayWhich(found: string[]) {
    const details = { program, languages: found }
    if (found.length === 0) log.warn(details, 'tesseract has no Spanish: photos are kept and not read')
    else if (!found.includes('spa'))
      log.warn(details, 'tesseract has no Spanish: photos are read as well as it can')
    else log.info(details, 'photos of menus are read')
  }

  async function now(picture: () => Promise<Uint8Array | null>, signal: AbortSignal) {
    if (signal.aborted) return null
    const found = await languages(signal)
    const bytes = found.length > 0 && !signal.aborted ? await picture() : null
    if (!bytes || signal.aborted) return null
    const args = ['stdin', 'stdout', '-l', found.join('+'), ...layout, asTable]
    const table = await runProgram(program, args, bytes, { signal, mostBytes })
    return table === null ? null : pageText(readTsv(table))
  }

  return {
    async begin() {
      const asking = last.then(() => languages(inTime()))
      last = asking
      await asking
    },
    read(picture) {
      if (waiting >= mostWaiting) return Promise.resolve(null)
      waiting += 1
      const signal = inTime()
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

/** The languages of menus in Spain. With several languages, tesseract takes for each word the language it is surest of. */
const menuLanguages = ['spa', 'cat', 'glg', 'eus']
/** Each of these languages reads a Spanish menu, with its prices. Basque alone turns the words into other words. */
const sufficientLanguages = new Set(['spa', 'cat', 'glg'])
/** English has the letters of Spanish except the accents, and the menu reader does not need accents. */
const fallbackLanguage = 'eng'

/** Chooses languages from the output of `tesseract --list-langs`. Empty when no installed language reads menus well. */
export function chooseLanguages(listed: string): string[] {
  const has = new Set(listed.split(/\r?\n/).map((line) => line.trim()))
  const found = menuLanguages.filter((one) => has.has(one))
  if (found.some((one) => sufficientLanguages.has(one))) return found
  return has.has(fallbackLanguage) ? [fallbackLanguage] : []
}

/** Tesseract reads specks of dirt as words with a confidence lower than this. */
const leastSure = 15
const wordLevel = '5'

/** The words of tesseract's table, each with its place on a straightened page. */
function readTsv(table: string): Piece[] {
  const lines = new Map<string, Piece[]>()
  for (const row of table.split('\n')) {
    const [level, page, block, part, line, , x, y, width, height, sure, text = ''] = row.split('\t')
    if (level !== wordLevel || Number(sure) < leastSure || text.trim() === '') continue
    const piece = { text, x: Number(x), y: Number(y), width: Number(width), height: Number(height) }
    const key = [page, block, part, line].join(' ')
    lines.set(key, [...(lines.get(key) ?? []), piece])
  }
  const all = [...lines.values()]
  const slope = slopeOf(all)
  return all.flat().map((piece) => ({ ...piece, y: piece.y - slope * piece.x }))
}

/** How much the lines sink from one end to the other: the slope of most long lines. */
function slopeOf(lines: Piece[][]) {
  const slopes = lines
    .flatMap((line) => {
      const [first, last] = [line.at(0), line.at(-1)]
      if (!first || !last || last.x - first.x < 6 * first.height) return []
      return [(middleOf(last) - middleOf(first)) / (last.x - first.x)]
    })
    .toSorted((a, b) => a - b)
  return slopes[Math.floor(slopes.length / 2)] ?? 0
}

const middleOf = ({ y, height }: Piece) => y + height / 2
