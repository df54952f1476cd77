import type { Logger } from 'pino'
import { revalidate } from '@/contract/endpoints/revalidate'
import { createInternalProofs, proofHeader } from '@/contract/internal-proof'
import type { ChangedRestaurant, WebCache } from './port'

type Options = {
  webUrl: string
  secret: string
  log: Logger
  /** The wait before each retry. */
  delaysMs?: number[]
  timeoutMs?: number
  /** How long a request that changed data waits until the web has received the change. */
  patienceMs?: number
}

/** The most restaurants that the contract allows in one call. */
const atOnce = 1000

/** Tells the web over HTTP what changed. Retries for half a minute when the web is away; a web that restarts has an empty cache. */
export function createHttpWebCache({ webUrl, secret, log, ...options }: Options): WebCache {
  const { delaysMs = [200, 1_000, 4_000, 10_000, 15_000], timeoutMs = 5_000, patienceMs = 500 } = options
  const under = new Set<Promise<void>>()
  const url = new URL(revalidate.path, webUrl)
  const proofs = createInternalProofs(Date.now, secret)

  async function tell(restaurants: ChangedRestaurant[]) {
    const response = await fetch(url, {
      method: revalidate.method,
      headers: { 'content-type': 'application/json', [proofHeader]: await proofs.make('api-to-web') },
      body: JSON.stringify({ restaurants }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the web answered ${response.status}`)
  }

  async function tellUntilAnswered(restaurants: ChangedRestaurant[]) {
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
      await tellUntilAnswered(changed.slice(from, from + atOnce))
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

/** The timer does not keep the process alive. */
function wait(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
