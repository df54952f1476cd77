import { setTimeout as wait } from 'node:timers/promises'
import type { Background } from '@/server/background'
import type { Services } from '@/server/ctx'
import { findNextDue } from './queries-due'
import { readInbox } from './read-inbox'
import { sendOutbox } from './send-outbox'

/** Work that is due later than this waits for the job of the next minute. */
const longestNapMs = 20_000

type Run = { isCalled: boolean; nap: AbortController }

const runs = new WeakMap<Background, Run>()

/** Call this function after the transaction. One run in each process answers messages and sends replies. */
export function wakeWhatsApp(services: Services) {
  const { background, messaging } = services
  if (messaging.channel !== 'whatsapp') return
  const running = runs.get(background)
  if (running) {
    running.isCalled = true
    running.nap.abort()
    return
  }
  const run: Run = { isCalled: false, nap: new AbortController() }
  runs.set(background, run)
  background.run('whatsapp', async (ending) => {
    try {
      await workOn(services, run, ending)
    } finally {
      runs.delete(background)
      if (run.isCalled && !ending.aborted) wakeWhatsApp(services)
    }
  })
}

async function workOn(services: Services, run: Run, ending: AbortSignal) {
  while (!ending.aborted) {
    run.isCalled = false
    run.nap = new AbortController()
    await workOffDue(services, ending)
    const due = await findNextDue(services.db, services.clock())
    if (run.isCalled) continue
    const ms = due ? due.getTime() - services.clock().getTime() : Number.POSITIVE_INFINITY
    if (ms > longestNapMs) return
    const signal = AbortSignal.any([ending, run.nap.signal])
    await wait(Math.max(ms, 20), undefined, { signal }).catch(() => undefined)
  }
}

/** Does due work until no work is due. */
export async function workOffDue(services: Services, signal?: AbortSignal) {
  if (services.messaging.channel !== 'whatsapp') return
  for (;;) {
    const done = (await readInbox(services, signal)) + (await sendOutbox(services, signal))
    if (done === 0 || signal?.aborted) return
  }
}
