import 'server-only'
import http from 'node:http'
import https from 'node:https'
import type { EndpointData } from '@/contract/endpoint'
import { endpointName, getCapabilities } from '@/contract/endpoints/capabilities'
import { noteHostChange } from '../cache/host-change'
import { env } from '../env'

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
const mostBytes = 256 * 1024

/** The calls that the host says it offers. Empty for a host with the common calls alone, undefined while the host does not answer. */
async function askCapabilities(): Promise<ReadonlySet<string> | undefined> {
  const answer = await get(new URL(getCapabilities.path, env().API_URL)).catch(() => undefined)
  if (!answer || answer.status >= 500 || answer.status === 429) return undefined
  const capabilities =
    answer.status === 200 ? getCapabilities.reply.safeParse(parsed(answer.text)) : undefined
  return new Set(capabilities?.data?.endpoints)
}

/** Does not use fetch: Next would give every page that asks the short lifetime of this answer. */
function get(url: URL) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { get: ask } = url.protocol === 'https:' ? https : http
    const request = ask(url, { signal: AbortSignal.timeout(patienceMs) }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
        if (text.length > mostBytes) request.destroy(new Error('Too long'))
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
