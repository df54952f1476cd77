import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { UserTemplate } from '@/contract/entities/template'
import type { Language } from '@/contract/languages'
import type { MenuFormat } from '@/contract/rules/menu-layout/formats'
import type { DressPlaces, LayoutWarning, PrintedMenu } from '@/contract/rules/menu-layout/types'
import { AppError } from '@/server/errors'
import { createTurns } from '@/server/turns'
import type { Pictures } from './dress/paint-dressed'

/** `whose`: the restaurant that the sheet is for, or the client of unverified owners. They take turns. */
type Asked = Omit<DrawQuestion, 'pictures'> & { whose: string }

export type Drawer = {
  /** Reads `pictures` only when the sheet's turn comes, so that waiting sheets take no memory for pixels. */
  draw(asked: Asked, pictures: () => Promise<Pictures>): Promise<Drawn>
  /** A name for the version of the drawing code. It changes when any of that code changes. */
  drawnBy(): Promise<string>
  close(): Promise<void>
}

/** A sheet needs some 50 MB of heap. With a larger limit, a thread grows to three times that before it collects garbage. */
const heap = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 }
const limits = { waiting: { each: 200, all: 500 }, idleMs: 60_000 }
const mostFailures = 1000

/**
 * A thread that draws one sheet after the other, so that many sheets never take all the memory or the other core. A sheet that failed
 * once is not drawn again: the same menu in the same template fails in the same way.
 */
export function createDrawer(
  findThread: () => URL | Promise<URL> = threadUrl,
  patience = sheetPatience,
): Drawer {
  let worker: Thread | undefined
  let idle: NodeJS.Timeout | undefined
  const takeTurn = createTurns(limits.waiting)
  const failed = new LRUCache<string, true>({ max: mostFailures })
  let isClosed = false
  let code: Promise<string> | undefined

  async function rest() {
    clearTimeout(idle)
    const resting = worker
    worker = undefined
    await resting?.terminate()
  }

  async function now({ sheet, type }: Asked, pictures: () => Promise<Pictures>) {
    if (isClosed) throw new AppError('unavailable', 'closing')
    const name = createHash('sha256')
      .update(JSON.stringify([type, sheet]))
      .digest('base64')
    if (failed.has(name)) throw tooHeavy('it failed before')
    const found = await pictures()
    clearTimeout(idle)
    worker ??= startThread(await findThread())
    const answer = await askThread(worker, { sheet, type, pictures: found }, patience)
    if ('error' in answer) {
      if (answer.isStuck) await rest()
      else restLater()
      if (isClosed) throw new AppError('unavailable', 'closing')
      if (answer.busy) throw new AppError('unavailable', 'drawing-busy', { retryAfter: 30 })
      failed.set(name, true)
      throw tooHeavy(answer.error)
    }
    restLater()
    return answer
  }

  function restLater() {
    idle = setTimeout(() => void rest(), limits.idleMs)
    idle.unref()
  }

  return {
    draw: (asked, pictures) => takeTurn(asked.whose, () => now(asked, pictures)),
    drawnBy() {
      code ??= digestOf(findThread)
      code.catch(() => {
        code = undefined
      })
      return code
    },
    async close() {
      isClosed = true
      await rest()
    },
  }
}

const digestOf = async (findThread: () => URL | Promise<URL>) =>
  createHash('sha256')
    .update(await readFile(await findThread()))
    .digest('hex')

/** `id`: where the thread writes its number in Linux. */
type Thread = Worker & { id: Int32Array }

function startThread(url: URL): Thread {
  const id = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(url, { resourceLimits: heap, workerData: id })
  worker.unref()
  return Object.assign(worker, { id })
}

/** Only the owner sees this message. Other people see the menu's text instead. */
const tooHeavy = (cause: string) =>
  new AppError('too-large', 'sheet', {
    message: 'Este menú no se puede dibujar: es demasiado largo. Quita platos o acorta sus nombres.',
    cause,
  })

// In the bundle, this code is in dist/server/*.js.
const places = ['./draw-worker.js', '../draw-worker.js']

function threadUrl() {
  const found = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url))
  if (!found) throw new Error('dist/server/draw-worker.js is missing: npm run build')
  return found
}

export type Sheet = {
  template: UserTemplate
  printed: PrintedMenu
  format: MenuFormat
  /** Of its words. A program that reads a PDF aloud reads it in this language. */
  language: Language
  dress?: DressPlaces
}
/** `none`: returns only the warnings. */
export type DrawQuestion = { sheet: Sheet; pictures: Pictures; type: 'jpg' | 'png' | 'pdf' | 'none' }
export type Drawn = { bytes: Uint8Array; warnings: LayoutWarning[] }

/** A sheet takes a tenth of `processorMs`. `ms` is for a machine busy with other work: nobody waits longer. */
const sheetPatience = { processorMs: 1_500, ms: 30_000 }
const lookMs = 100

/**
 * Why there is no sheet. `busy`: the same sheet may succeed later. `isStuck`: the thread did not say so itself. One that did draws the next
 * sheet: a new one would first load all its code and fonts.
 */
export type Undrawn = { error: string; busy?: boolean; isStuck?: boolean }

/** Asks the thread for one sheet and gives up in time. A running drawing can only be stopped by ending the thread. */
function askThread(
  worker: Thread,
  question: DrawQuestion,
  patience = sheetPatience,
): Promise<Drawn | Undrawn> {
  return new Promise((resolve) => {
    const failed = (error: string) => settle({ error, isStuck: true })
    const onMessage = (answer: Drawn | Undrawn) => settle(answer)
    const onError = (error: Error) => failed(String(error))
    const onExit = () => failed('the thread ended')
    const timer = setTimeout(
      () => settle({ error: 'it took too long', busy: true, isStuck: true }),
      patience.ms,
    )
    const begun = processorMsOf(worker)
    const look = setInterval(async () => {
      const [before, now] = [await begun, await processorMsOf(worker)]
      if (now - before > patience.processorMs) failed('it took too much of the processor')
    }, lookMs)
    function settle(answer: Drawn | Undrawn) {
      clearTimeout(timer)
      clearInterval(look)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      // An error of a thread that is ending later is ignored.
      if ('error' in answer && answer.isStuck) worker.on('error', () => undefined)
      resolve(answer)
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(question)
  })
}

/**
 * The processor time that the thread has used since it began. 0 while it does not run, and where nobody can tell: Node can from 24.6 on
 * and Linux always.
 */
async function processorMsOf(worker: Thread) {
  if (typeof worker.cpuUsage !== 'function') return linuxMsOf(worker.id[0])
  const spent = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (spent.user + spent.system) / 1000
}

/** Linux counts in hundredths of a second. */
async function linuxMsOf(id: number | undefined) {
  if (!id) return 0
  const stat = await readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => '')
  const [user = 0, system = 0] = stat.replace(/^.*\)/s, '').trim().split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}
