import 'server-only'
import type { Call, EndpointData, Reply } from '@/contract/endpoint'
import { visitorCountryHeader } from '@/contract/internal-proof'
import { languageHeader } from '@/contract/languages'
import { readEnvelope } from '../endpoint/read-refusal'
import { type GivenParts, requestOf } from '../endpoint/request'
import { env } from '../env'
import { askAgain } from '../host/ask-again'
import { hostOffers } from '../host/offers'
import { askPlainHost } from '../host/plain'
import { noteUnanswered } from '../host/unanswered'
import { internalProof } from '../internal-proof'
import { languageHere } from '../language/here'
import { patienceFor } from '../patience'
import { tracedFetch } from '../traced-fetch'
import { ApiError } from './api-error'

type Options = {
  tags?: string[]
  /** Seconds that the reply may be kept. Applies only together with tags. */
  revalidate?: number
  token?: string
  /** The visitor's address, so that limits count the visitor and not this server. */
  clientAddress?: string
  /** The visitor's browser, where a session begins. */
  userAgent?: string
  deviceId?: string
  /** The visitor's country, where a network in front names it. */
  country?: string
}

/** Calls the host API and parses the reply by the contract. Any other answer is an ApiError. */
export async function call<E extends EndpointData>(
  to: E,
  input: Call<E>,
  options: Options = {},
): Promise<Reply<E>> {
  const response = await ((await hostOffers(to))
    ? askHost(to, input, options)
    : askOther(to, input, options)
  ).catch(unanswered)
  if (isBusy(response)) noteUnanswered()
  if (response.ok) return parseReply(to, await response.json().catch(unanswered))
  throw new ApiError(response.status, await readEnvelope(response))
}

function unanswered(cause: unknown): never {
  noteUnanswered()
  throw new ApiError(503, undefined, { cause })
}

const isBusy = ({ status }: Response) => [429, 502, 503, 504].includes(status)

async function askHost(to: EndpointData, input: GivenParts, options: Options) {
  const { path, init } = requestOf(to, input)
  const headers = { ...init.headers, ...(await callHeaders(options)) }
  return askAgain(to, () =>
    tracedFetch(to, env().API_URL + path, {
      ...{ ...init, headers, ...cacheOptions(options) },
      signal: AbortSignal.timeout(patienceFor(to)),
    }),
  )
}

/** Another host does not tell what changes there: a kept reply may miss a change for a minute at most. */
function askOther(to: EndpointData, input: GivenParts, options: Options) {
  const { token, clientAddress, revalidate = 60 } = options
  return askPlainHost(to, input, {
    token,
    clientAddress,
    kept: cacheOptions({ ...options, revalidate: Math.min(revalidate, 60) }),
  })
}

const cacheOptions = ({ tags, revalidate = 3600 }: Options): RequestInit =>
  tags ? { next: { tags, revalidate } } : { cache: 'no-store' }

function parseReply<E extends EndpointData>(to: E, reply: unknown): Reply<E> {
  const parsed = to.reply.safeParse(reply)
  if (!parsed.success) throw new ApiError(502, undefined, { cause: parsed.error })
  return parsed.data as Reply<E>
}

export async function callHeaders({ tags, token, clientAddress, userAgent, deviceId, country }: Options) {
  return {
    ...(await internalProof(clientAddress)),
    // A kept reply is the same for all languages, and Next keeps one for each set of headers.
    ...(!tags && { [languageHeader]: languageHere() }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(userAgent && { 'user-agent': userAgent }),
    ...(deviceId && { 'x-device-id': deviceId }),
    ...(country && { [visitorCountryHeader]: country }),
  }
}
