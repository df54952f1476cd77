import 'server-only'
import { revalidateTag } from 'next/cache'
import { type EndpointData, limitClass } from '@/contract/endpoint'
import { languageHeader } from '@/contract/languages'
import { catchUpWithHost } from '../cache/catch-up'
import { endpointPath } from '../endpoint/request'
import { env } from '../env'
import { askAgain, isFromProxy } from '../host/ask-again'
import { hostOffers } from '../host/offers'
import { internalProof } from '../internal-proof'
import { languageHere } from '../language/here'
import { patience } from '../patience'
import { getSession } from '../session'
import { tracedFetch } from '../traced-fetch'
import { clientAddress } from './client-address'
import { refuse } from './envelope'
import { forwardPlainly } from './forward-plainly'
import { isSameOrigin } from './same-origin'

type Options = {
  /** The tags of the cached pages that a successful call makes out of date. */
  expires?: (session: { ownerId?: string; restaurantId?: string }) => string[]
}

type Context = { params: Promise<Record<string, string>> }

/** A route handler that passes the request to the host API with the session's bearer token, and passes the answer back. */
export function forward(to: EndpointData, { expires }: Options = {}) {
  return async (request: Request, context: Context) => {
    if (!isSameOrigin(request))
      return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
    if (isTooLarge(to, request)) return refuse('too-large', 'body', 'El archivo ocupa demasiado.')
    const session = await getSession()
    const params = await context.params
    const offered = await hostOffers(to)
    const answer = await (offered ? handOn : forwardPlainly)(to, request, params, session).catch(
      () => undefined,
    )
    if (!answer || isFromProxy(answer))
      return refuse(
        'unavailable',
        'api-unreachable',
        'El servicio no responde. Inténtalo de nuevo en un momento.',
      )
    if (to.auth === 'owner' && (answer.status === 401 || answer.status === 403)) session.destroy()
    if (answer.ok && expires) for (const tag of expires(session)) revalidateTag(tag, { expire: 0 })
    if (answer.ok && offered && limitClass(to) === 'write') await catchUpWithHost()
    return new Response(answer.body, { status: answer.status, headers: answeredHeaders(answer.headers) })
  }
}

export type Signed = { token?: string; ownerId?: string }

async function handOn(to: EndpointData, request: Request, params: object, { token, ownerId }: Signed) {
  const url = env().API_URL + endpointPath(to, params, undefined) + new URL(request.url).search
  const headers = await forwardedHeaders(request.headers, token, to.upload && ownerId)
  const asked = { method: to.method, headers, cache: 'no-store' as const }
  if (to.upload) return tracedFetch(to, url, { ...asked, ...streamed(request) })
  const body = to.body ? await request.arrayBuffer() : undefined
  return askAgain(to, () =>
    tracedFetch(to, url, { ...asked, body, signal: AbortSignal.timeout(patience.change) }),
  )
}

const framingBytes = 64 * 1024

/** Streams the body to the api, and stops when the browser gives up. */
function streamed({ body, signal }: Request) {
  return {
    body,
    duplex: 'half' as const,
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience.upload)]),
  }
}

const isTooLarge = ({ upload }: EndpointData, { headers }: Request) =>
  upload !== undefined && Number(headers.get('content-length')) > upload.maxBytes + framingBytes

async function forwardedHeaders(from: Headers, token?: string, ownerId?: string) {
  const proof = await internalProof(clientAddress(from))
  const headers = new Headers({ ...proof, [languageHeader]: languageHere() })
  const type = from.get('content-type')
  if (type) headers.set('content-type', type)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (ownerId) headers.set('ownerid', ownerId)
  return headers
}

function answeredHeaders(from: Headers) {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const name of ['content-type', 'x-request-id', 'retry-after']) {
    const value = from.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}
