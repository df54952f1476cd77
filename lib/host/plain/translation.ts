import 'server-only'
import type { z } from 'zod'
import type { EndpointData, Input } from '@/contract/endpoint'
import type { ErrorEnvelope } from '@/contract/errors'
import { type HostRefusal, InvalidInput, type SendPlain } from './ask'

type Refused = { code: ErrorEnvelope['error']['code']; reason: string; fields?: Record<string, string> }

/** Turns a refusal of the host into a refusal of the contract. */
type Refusal = (refusal: HostRefusal) => Refused | undefined

export type Translation = {
  answer: (input: { params?: unknown; query?: unknown; body?: unknown }, ask: SendPlain) => Promise<unknown>
  refusal?: Refusal
}

/** Answers an endpoint of the contract by the common calls. The contract parses the reply, like any other. */
export function translate<const E extends EndpointData>(
  to: E,
  answer: (input: Input<E>, ask: SendPlain) => Promise<unknown>,
  refusal?: Refusal,
): [EndpointData, Translation] {
  const { params, query, body } = to
  const readInput = (given: Parameters<Translation['answer']>[0]) =>
    ({
      params: params && parseReply(params, given.params),
      query: query && parseReply(query, given.query ?? {}),
      body: body && parseReply(body, given.body),
    }) as Input<E>
  return [to, { answer: async (given, ask) => answer(readInput(given), ask), refusal }]
}

function parseReply(schema: z.ZodType, given: unknown) {
  const { data, error } = schema.safeParse(given)
  if (!error) return data
  throw new InvalidInput(
    Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])),
  )
}
