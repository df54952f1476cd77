import 'server-only'
import { env } from '../env'
import { clientAddress } from './client-address'
import { refuse } from './envelope'

const usualBytes = 256 * 1024
const patienceMs = 30_000

/**
 * What another service posts to us, where only the web can be reached: handed on byte by byte, for its signature is over
 * bytes. It brings neither our cookie nor our origin; the api believes the signature alone.
 */
export function passLetterOn(path: string, signatures: string[], maxBytes = usualBytes) {
  return async (request: Request) => {
    if (Number(request.headers.get('content-length')) > maxBytes)
      return refuse('too-large', 'body', 'Es demasiado grande.')
    const answer = await fetch(env().API_URL + path, {
      method: 'POST',
      headers: headersOf(request.headers, signatures),
      body: await request.arrayBuffer(),
      signal: AbortSignal.timeout(patienceMs),
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

function headersOf(from: Headers, signatures: string[]) {
  const headers = new Headers({ 'x-internal-secret': env().INTERNAL_SECRET })
  for (const name of ['content-type', 'x-request-id', ...signatures]) {
    const value = from.get(name)
    if (value) headers.set(name, value)
  }
  const address = clientAddress(from)
  if (address) headers.set('x-forwarded-for', address)
  return headers
}

/** What a service asks before it posts there, in the query. */
export function passQuestionOn(path: string) {
  return async (request: Request) => {
    const answer = await fetch(env().API_URL + path + new URL(request.url).search, {
      headers: headersOf(request.headers, []),
      signal: AbortSignal.timeout(patienceMs),
      cache: 'no-store',
    }).catch(() => undefined)
    if (!answer) return refuse('unavailable', 'api-unreachable', 'El servicio no responde.')
    const type = answer.headers.get('content-type') ?? 'text/plain'
    const headers = { 'content-type': type, 'cache-control': 'no-store' }
    return new Response(answer.body, { status: answer.status, headers })
  }
}
