import 'server-only'
import { uploadToAws } from '@/contract/endpoints/files'
import { env } from '../env'
import { hostOffers } from '../host/offers'
import { internalProof } from '../internal-proof'
import { tracedFetch } from '../traced-fetch'
import { clientAddress } from './client-address'

const passedHeaders = [
  'content-type',
  'content-disposition',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'x-content-type-options',
]

/** As the api's log names it. */
const files = { method: 'GET', path: '/files/*' } as const

/** The host API keeps photos and cartas; the browser asks the web for them. */
export async function passFile(request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params
  const isOurs = await hostOffers(uploadToAws)
  const headers = new Headers(await onAccountOf(clientAddress(request.headers), isOurs))
  for (const name of ['range', 'if-none-match']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const { search } = new URL(request.url)
  const url = `${env().API_URL}/files/${path.map(encodeURIComponent).join('/')}${search}`
  // Next answers a HEAD with the GET's headers and never reads the body: the api would wait for its reader.
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const { signal } = request
  const init = { method, headers, signal, cache: 'no-store' as const }
  const answer = await (isOurs ? tracedFetch(files, url, init) : fetch(url, init)).catch(() => undefined)
  if (!answer) return new Response(null, { status: 503 })
  return handedOn(answer).catch(whenGone(signal))
}

/** A reader who goes within a small file is no error of ours. */
export const whenGone = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted) return new Response(null, { status: 503 })
  throw error
}

/** Each visitor opens files on his own account, not on the web's. Another host must not see our proof. */
async function onAccountOf(visitor: string | undefined, isOurs: boolean): Promise<Record<string, string>> {
  if (isOurs) return internalProof(visitor)
  return visitor ? { 'x-forwarded-for': visitor } : {}
}

export async function handedOn(answer: Response) {
  const kept = passedHeaders.flatMap((name) => {
    const value = answer.headers.get(name)
    return value ? [[name, value] satisfies [string, string]] : []
  })
  return new Response(await bodyOf(answer), {
    status: answer.status,
    headers: [...kept, ...(await strictHeaders())],
  })
}

const smallBytes = 128 * 1024

/** Sends a small file in one piece. */
function bodyOf(answer: Response) {
  const length = Number(answer.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  return length <= smallBytes && answer.body ? answer.arrayBuffer() : answer.body
}

/** Mantel's own host checks every upload. Another host may let owners upload anything, so its files get stricter headers. */
async function strictHeaders(): Promise<[string, string][]> {
  if (await hostOffers(uploadToAws)) return []
  return [
    ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
    ['x-content-type-options', 'nosniff'],
  ]
}
