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
    const session = await getSession()
    const url =
      env().API_URL + endpointPath(to, await context.params, undefined) + new URL(request.url).search
    const answer = await fetch(url, {
      method: to.method,
      headers: forwardedHeaders(request.headers, session.token),
      body: to.body ? await request.arrayBuffer() : undefined,
      cache: 'no-store',
      signal: AbortSignal.timeout(30_000),
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

function forwardedHeaders(from: Headers, token?: string) {
  const headers = new Headers({ 'x-internal-secret': env().INTERNAL_SECRET })
  for (const name of ['content-type', 'x-request-id']) {
    const value = from.get(name)
    if (value) headers.set(name, value)
  }
  const address = clientAddress(from)
  if (address) headers.set('x-forwarded-for', address)
  if (token) headers.set('authorization', `Bearer ${token}`)
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
