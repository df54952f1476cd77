import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { UserTemplate } from '@/contract/entities/template'
import type { LayoutWarning, MenuFormat, PrintedMenu } from '@/contract/rules/menu-layout'
import { AppError } from '@/server/errors'

export type Sheet = { template: UserTemplate; printed: PrintedMenu; format: MenuFormat }
export type DrawQuestion = { sheet: Sheet; picture: Uint8Array | null; type: 'jpg' | 'png' | 'pdf' }
export type Drawn = { bytes: Uint8Array; warnings: LayoutWarning[] }
export type DrawAnswer = Drawn | { error: string }

export type Drawer = {
  /** `picture` is only read once it is this one's turn: what waits holds no pixels. */
  draw(question: Omit<DrawQuestion, 'picture'>, picture: () => Promise<Uint8Array | null>): Promise<Drawn>
  /** A name for the code that draws: another as soon as any of it is. */
  drawnBy(): Promise<string>
  close(): Promise<void>
}

/** A sheet needs some 50 MB of heap; with more to spend, a thread grows to three times that before it tidies up. */
const heap = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 }
const limits = { waiting: 500, ms: 30_000, idleMs: 60_000 }

/** A thread that draws one sheet after the other, so that neither memory nor the other core is ever taken by a crowd. */
export function createDrawer(findThread: () => URL | Promise<URL> = threadUrl): Drawer {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let isClosed = false
  let code: Promise<string> | undefined

  async function rest() {
    clearTimeout(idle)
    const resting = worker
    worker = undefined
    await resting?.terminate()
  }

  async function now(question: Omit<DrawQuestion, 'picture'>, picture: () => Promise<Uint8Array | null>) {
    if (isClosed) throw new AppError('unavailable', 'closing')
    const found = await picture()
    clearTimeout(idle)
    worker ??= startThread(await findThread())
    const answer = await ask(worker, { ...question, picture: found })
    if ('error' in answer) {
      await rest()
      throw new Error(`a sheet was not drawn: ${answer.error}`)
    }
    idle = setTimeout(() => void rest(), limits.idleMs)
    idle.unref()
    return answer
  }

  return {
    draw(question, picture) {
      if (waiting >= limits.waiting)
        return Promise.reject(new AppError('unavailable', 'drawing-busy', { retryAfter: 30 }))
      waiting += 1
      const drawn = last
        .then(() => now(question, picture))
        .finally(() => {
          waiting -= 1
        })
      last = drawn.catch(() => undefined)
      return drawn
    },
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

function startThread(url: URL) {
  const worker = new Worker(url, { resourceLimits: heap })
  worker.unref()
  return worker
}

function ask(worker: Worker, question: DrawQuestion): Promise<DrawAnswer> {
  return new Promise<DrawAnswer>((resolve) => {
    const failed = (error: string) => settle({ error })
    const onMessage = (answer: DrawAnswer) => settle(answer)
    const onError = (error: Error) => failed(String(error))
    const onExit = () => failed('the thread ended')
    const timer = setTimeout(() => failed('it took too long'), limits.ms)
    function settle(answer: DrawAnswer) {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      // What ends a thread later is nobody's error.
      if ('error' in answer) worker.on('error', () => undefined)
      resolve(answer)
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(question)
  })
}

// Bundled, this code sits in dist/server/*.js.
const places = ['./draw-worker.js', '../draw-worker.js']

function threadUrl() {
  const found = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url))
  if (!found) throw new Error('dist/server/draw-worker.js is missing: npm run build')
  return found
}
