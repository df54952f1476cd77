import type { Logger } from 'pino'
import { revalidate } from '@/contract/endpoints/revalidate'
import type { ChangedRestaurant, WebCache } from './port'

type Options = {
  webUrl: string
  secret: string
  log: Logger
  /** How long to wait before each further try. */
  delaysMs?: number[]
  timeoutMs?: number
  /** How long whoever changed something waits for the web to hear of it. */
  patienceMs?: number
}

/** As many as the contract takes in one. */
const atOnce = 1000

/** Tells the web over HTTP what changed. A web that is away is tried again for half a minute; it starts with an empty cache. */
export function createHttpWebCache({ webUrl, secret, log, ...options }: Options): WebCache {
  const { delaysMs = [200, 1_000, 4_000, 10_000, 15_000], timeoutMs = 5_000, patienceMs = 500 } = options
  const under = new Set<Promise<void>>()
  const url = new URL(revalidate.path, webUrl)

  async function tell(restaurants: ChangedRestaurant[]) {
    const response = await fetch(url, {
      method: revalidate.method,
      headers: { 'content-type': 'application/json', 'x-internal-secret': secret },
      body: JSON.stringify({ restaurants }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the web answered ${response.status}`)
  }

  async function tellUntilHeard(restaurants: ChangedRestaurant[]) {
    for (const delay of [0, ...delaysMs]) {
      if (delay > 0) await wait(delay)
      const failure = await tell(restaurants).catch((error: unknown) => ({ error }))
      if (!failure) return
      log.debug({ err: failure.error }, 'web not told yet')
    }
    log.warn({ count: restaurants.length }, 'the web could not be told what changed')
  }

  async function tellAll(changed: ChangedRestaurant[]) {
    for (let from = 0; from < changed.length; from += atOnce)
      await tellUntilHeard(changed.slice(from, from + atOnce))
  }

  return {
    async expire(changed) {
      if (changed.length === 0) return
      const telling = tellAll(changed).finally(() => under.delete(telling))
      under.add(telling)
      await Promise.race([telling, wait(patienceMs)])
    },
    async settled() {
      await Promise.all(under)
    },
  }
}

/** Does not keep a process alive that wants to end. */
function wait(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
