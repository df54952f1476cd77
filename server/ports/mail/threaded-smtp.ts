import { Worker } from 'node:worker_threads'
import { builtFile } from '@/server/built-file'
import type { Delivery, MailMessage, MailPort } from './port'
import type { SmtpOptions } from './smtp'

export type MailQuestion = { turn: number; message: MailMessage }
type MailAnswer = { turn: number; delivery: Delivery }

const heapLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }
const idleMs = 60_000

/**
 * Runs SMTP in its own thread: to encode, sign and send a mail takes milliseconds, for which searches would have to wait. The thread
 * lives while there are mails to send.
 */
export function createThreadedSmtp(options: SmtpOptions, findThread: () => URL = threadUrl): MailPort {
  const waiting = new Map<number, (delivery: Delivery) => void>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  let turns = 0

  function endAll(delivery: Delivery) {
    for (const answer of waiting.values()) answer(delivery)
    waiting.clear()
  }

  function rest() {
    clearTimeout(idle)
    const resting = worker
    worker = undefined
    void resting?.terminate()
  }

  function start(): Worker {
    const started = new Worker(findThread(), { workerData: options, resourceLimits: heapLimits })
    const lost = (reason: string) => {
      if (worker !== started) return
      worker = undefined
      // The server may have accepted the mails in progress or not, as after a lost connection.
      endAll({ outcome: 'temporary', reason })
    }
    started
      .on('message', ({ turn, delivery }: MailAnswer) => {
        waiting.get(turn)?.(delivery)
        waiting.delete(turn)
        if (waiting.size === 0) idle = setTimeout(rest, idleMs).unref()
      })
      .on('error', (error) => lost(`the mail thread failed: ${error}`))
      .on('exit', () => lost('the mail thread ended'))
      .unref()
    return started
  }

  return {
    perSecond: options.perSecond,
    perDomainPerSecond: options.perDomainPerSecond,
    send: (message) =>
      new Promise<Delivery>((resolve) => {
        if (isClosed) return resolve({ outcome: 'unreachable', reason: 'closing' })
        clearTimeout(idle)
        worker ??= start()
        const turn = ++turns
        waiting.set(turn, resolve)
        worker.postMessage({ turn, message } satisfies MailQuestion)
      }),
    close() {
      isClosed = true
      rest()
      endAll({ outcome: 'unreachable', reason: 'closing' })
    },
  }
}

// In the bundle, this code is in dist/server/*.js.
const places = ['./mail-worker.js', '../mail-worker.js'] as const

const threadUrl = () => builtFile(places, import.meta.url)
