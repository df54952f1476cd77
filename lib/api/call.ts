import 'server-only'
import type { Call, EndpointData, Reply } from '@/contract/endpoint'
import { errorEnvelope } from '@/contract/errors'
import { env } from '../env'
import { ApiError } from './api-error'
import { endpointPath } from './endpoint-path'

type Options = {
  tags?: string[]
  /** Seconds the reply may be kept; only together with tags. */
  revalidate?: number
  token?: string
  /** The person asking, so that limits count them and not this server. */
  clientAddress?: string
}

/** Asks the host API and parses what it says by the contract; anything else than a good answer is an ApiError. */
export async function call<E extends EndpointData>(
  to: E,
  input: Call<E>,
  options: Options = {},
): Promise<Reply<E>> {
  const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = input
  const response = await fetch(env().API_URL + endpointPath(to, params, query), {
    method: to.method,
    headers: callHeaders(options, body !== undefined),
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(8000),
    ...(options.tags
      ? { next: { tags: options.tags, revalidate: options.revalidate ?? 3600 } }
      : { cache: 'no-store' as const }),
  }).catch((cause: unknown) => {
    throw new ApiError(503, undefined, { cause })
  })
  const reply: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(response.status, errorEnvelope.safeParse(reply).data)
  return parseReply(to, reply)
}

function parseReply<E extends EndpointData>(to: E, reply: unknown): Reply<E> {
  const parsed = to.reply.safeParse(reply)
  if (!parsed.success) throw new ApiError(502, undefined, { cause: parsed.error })
  return parsed.data as Reply<E>
}

function callHeaders({ token, clientAddress }: Options, hasBody: boolean) {
  return {
    'x-internal-secret': env().INTERNAL_SECRET,
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(clientAddress && { 'x-forwarded-for': clientAddress }),
  }
}
