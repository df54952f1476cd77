import 'server-only'
import type { EndpointData } from '@/contract/endpoint'
import { endpointName, getCapabilities } from '@/contract/endpoints/capabilities'
import { noteHostChange } from '../cache/host-change'
import { env } from '../env'
import { askOutsideNext } from './outside-next'

/** The host may be exchanged while the web runs. The web asks again after `keptMs`, or after `retryMs` while the host does not answer. */
const [keptMs, retryMs] = [60_000, 2000]

/** The calls that the host offers. `all` until the host has answered: a call that the host lacks then fails with the reason. */
let known: ReadonlySet<string> | 'all' = 'all'
let askedAt = Number.NEGATIVE_INFINITY
let hasAnswered = false
let asking: Promise<void> | undefined

/** Tells whether the host offers this call. The web asks once a minute for all pages; only the first question makes a page wait. */
export async function hostOffers(to: Pick<EndpointData, 'method' | 'path'>) {
  const isOld = Date.now() - askedAt > (hasAnswered ? keptMs : retryMs)
  if (isOld) asking ??= ask().finally(() => (asking = undefined))
  if (!hasAnswered) await asking
  return known === 'all' || known.has(endpointName(to))
}

/** Without an answer, the known calls stay. When the kind of host changes, the cache is void: it was made for the other host. */
async function ask() {
  const offered = await askCapabilities()
  askedAt = Date.now()
  if (!offered) return
  hasAnswered = true
  const isPlain = offered.size === 0
  const wasPlain = known !== 'all' && known.size === 0
  if (isPlain !== wasPlain) noteHostChange(Date.now())
  known = offered
}

const patienceMs = 2000

/** The calls that the host says it offers. Empty for a host with the common calls alone, undefined while the host does not answer. */
async function askCapabilities(): Promise<ReadonlySet<string> | undefined> {
  const answer = await askOutsideNext(new URL(getCapabilities.path, env().API_URL), {
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined)
  if (!answer || answer.status >= 500 || answer.status === 429) return undefined
  const capabilities =
    answer.status === 200 ? getCapabilities.reply.safeParse(parsed(answer.text)) : undefined
  return new Set(capabilities?.data?.endpoints)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
