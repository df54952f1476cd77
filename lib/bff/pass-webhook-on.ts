import 'server-only'
import { env } from '../env'
import { internalProof } from '../internal-proof'
import { patience } from '../patience'
import { tracedFetch } from '../traced-fetch'
import { clientAddress } from './client-address'
import { refuse } from './envelope'

const usualBytes = 256 * 1024

/**
 * Passes a webhook call on to the api where only the web can be reached. The bytes stay unchanged, since the signature covers the bytes.
 * The call has no cookie and no origin of ours; the api trusts the signature alone.
 */
export function passWebhookOn(path: string, signatures: string[], maxBytes = usualBytes) {
  return async (request: Request) => {
    if (Number(request.headers.get('content-length')) > maxBytes)
      return refuse('too-large', 'body', 'Es demasiado grande.')
    const answer = await tracedFetch({ method: 'POST', path }, env().API_URL + path, {
      method: 'POST',
      headers: await headersOf(request.headers, signatures),
      body: await request.arrayBuffer(),
      signal: AbortSignal.timeout(patience.change),
      cache: 'no-store',
    }).catch(() => undefined)
    if (!answer) return refuse('unavailable', 'api-unreachable', 'El servicio no responde.')
    const type = answer.headers.get('content-type') ?? 'application/json'
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'content-type': type, 'cache-control': 'no-store' },
    })
  }
}

async function headersOf(from: Headers, signatures: string[]) {
  const headers = new Headers(await internalProof(clientAddress(from)))
  for (const name of ['content-type', ...signatures]) {
    const value = from.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}

/** Passes on the question in the query that a service asks before its first webhook call. */
export function passQuestionOn(path: string) {
  return async (request: Request) => {
    const url = env().API_URL + path + new URL(request.url).search
    const answer = await tracedFetch({ method: 'GET', path }, url, {
      headers: await headersOf(request.headers, []),
      signal: AbortSignal.timeout(patience.change),
      cache: 'no-store',
    }).catch(() => undefined)
    if (!answer) return refuse('unavailable', 'api-unreachable', 'El servicio no responde.')
    const type = answer.headers.get('content-type') ?? 'text/plain'
    const headers = { 'content-type': type, 'cache-control': 'no-store' }
    return new Response(answer.body, { status: answer.status, headers })
  }
}
