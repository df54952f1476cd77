import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { everyPage, tags } from '@/contract/cache-tags'
import type { ChangedRestaurant, WebCache } from '@/server/ports/web-cache/port'
import { type Cdn, PurgeError } from './port'

type Needs = {
  cdn: Cdn
  log: Logger
  /** What comes within this time goes in one call: networks count calls. */
  gatherMs?: number
  /** A web that had not heard yet may have given the network the old page once more. */
  againMs?: number
  /** The wait before each retry, if the network does not name one. The network keeps no page for longer than all of them together. */
  delaysMs?: number[]
}

/** More calls than this at once, and all pages go with one. */
const mostCalls = 10

export type Purger = Pick<WebCache, 'settled'> & { expire(changed: ChangedRestaurant[]): void }

/** Takes changed pages back from the network: soon after the change, and once more when every web has heard of it. */
export function createPurger({ cdn, log, ...options }: Needs): Purger {
  const { gatherMs = 250, againMs = 3_000, delaysMs = [2_000, 10_000, 30_000, 60_000, 120_000] } = options
  const waiting = new Set<string>()
  const later = new Set<NodeJS.Timeout>()
  let working: Promise<void> | undefined
  /** Aborted when nobody has time to wait any more. */
  let patience = new AbortController()

  function want(wanted: string[]) {
    for (const tag of wanted) waiting.add(tag)
    working ??= work().finally(() => {
      working = undefined
    })
  }

  async function work() {
    await pause(gatherMs)
    while (waiting.size > 0) {
      const all = [...waiting]
      waiting.clear()
      const calls = all.length > cdn.mostTags * mostCalls ? [[everyPage]] : chunks(all, cdn.mostTags)
      for (const call of calls) await purgeUntilTaken(call)
    }
  }

  async function purgeUntilTaken(call: string[]) {
    for (const delay of [...delaysMs, undefined]) {
      try {
        return await cdn.purge(call)
      } catch (err) {
        if (delay === undefined || patience.signal.aborted)
          return log.error({ err, count: call.length }, 'the network was not told what changed')
        log.warn({ err }, 'the network is told again what changed')
        await pause((err instanceof PurgeError && err.retryAfterMs) || delay)
      }
    }
  }

  const pause = (ms: number) =>
    wait(ms, undefined, { signal: patience.signal, ref: false }).catch(() => undefined)

  return {
    expire(changed) {
      const wanted = [...new Set(changed.flatMap(tags.changed))]
      if (wanted.length === 0) return
      want(wanted)
      const timer = setTimeout(() => {
        later.delete(timer)
        want(wanted)
      }, againMs)
      later.add(timer.unref())
    },
    async settled() {
      patience.abort()
      for (const timer of later) clearTimeout(timer)
      later.clear()
      await working
      patience = new AbortController()
    },
  }
}

/** Tells the webs first: a network that asks again must not get the old page. */
export function withPurger(webCache: WebCache, purger: Purger): WebCache {
  return {
    async expire(changed) {
      await webCache.expire(changed)
      purger.expire(changed)
    },
    settled: async () => void (await Promise.all([webCache.settled(), purger.settled()])),
  }
}

function chunks<T>(all: T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
    all.slice(at * most, (at + 1) * most),
  )
}
