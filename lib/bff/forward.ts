import 'server-only'
import { revalidateTag } from 'next/cache'
import type { EndpointData } from '@/contract/endpoint'
import { endpointPath } from '../api/endpoint-path'
import { env } from '../env'
import { getSession } from '../session'
import { clientAddress } from './client-address'
import { refuse } from './envelope'
import { isSameOrigin } from './same-origin'

type Options = {
  /** Which cached pages a good answer makes untrue. */
  expires?: (session: { ownerId?: string; restaurantId?: string }) => string[]
}

type Context = { params: Promise<Record<string, string>> }

/** A route handler that hands the request to the host API with the session's bearer token, and its answer back. */
export function forward(to: EndpointData, { expires }: Options = {}) {
  return async (request: Request, context: Context) => {
    if (!isSameOrigin(request))
      return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
    if (isTooLarge(to, request)) return refuse('too-large', 'body', 'El archivo ocupa demasiado.')
    const session = await getSession()
    const url =
      env().API_URL + endpointPath(to, await context.params, undefined) + new URL(request.url).search
    const answer = await fetch(url, {
      method: to.method,
      headers: forwardedHeaders(request.headers, session.token, to.upload && session.ownerId),
      ...(to.upload ? streamed(request) : await whole(to, request)),
      cache: 'no-store',
    }).catch(() => undefined)
    if (!answer)
      return refuse(
        'unavailable',
        'api-unreachable',
        'El servicio no responde. Inténtalo de nuevo en un momento.',
      )
    if (to.auth === 'owner' && (answer.status === 401 || answer.status === 403)) session.destroy()
    if (answer.ok && expires) for (const tag of expires(session)) revalidateTag(tag, { expire: 0 })
    return new Response(answer.body, { status: answer.status, headers: answeredHeaders(answer.headers) })
  }
}

const patienceMs = 30_000
/** Twenty megabytes take this long where there is hardly any network. */
const uploadPatienceMs = 10 * 60_000
const framing = 64 * 1024

async function whole({ body }: EndpointData, request: Request) {
  return {
    body: body ? await request.arrayBuffer() : undefined,
    signal: AbortSignal.timeout(patienceMs),
  }
}

/** Handed on as it comes, and no further once the browser has given up. */
function streamed({ body, signal }: Request) {
  return {
    body,
    duplex: 'half' as const,
    signal: AbortSignal.any([signal, AbortSignal.timeout(uploadPatienceMs)]),
  }
}

const isTooLarge = ({ upload }: EndpointData, { headers }: Request) =>
  upload !== undefined && Number(headers.get('content-length')) > upload.maxBytes + framing

function forwardedHeaders(from: Headers, token?: string, ownerId?: string) {
  const headers = new Headers({ 'x-internal-secret': env().INTERNAL_SECRET })
  for (const name of ['content-type', 'x-request-id']) {
    const value = from.get(name)
    if (value) headers.set(name, value)
  }
  const address = clientAddress(from)
  if (address) headers.set('x-forwarded-for', address)
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
