import 'server-only'
import { ZodError } from 'zod'
import type { EndpointData } from '@/contract/endpoint'
import { endpointName } from '@/contract/endpoints/capabilities'
import { type ErrorCode, type ErrorEnvelope, errorStatus } from '@/contract/errors'
import { requestIdHere } from '../../../telemetry/traces'
import { accountCalls } from './accounts'
import { askBy, ChangedMeanwhile, HostRefusal, InvalidInput, type Way } from './ask'
import { businessCalls } from './business'
import { menuCalls } from './menus'
import { ownerProfileCalls } from './owner-profile'
import { restaurantCalls } from './restaurants'
import { searchCalls } from './search'
import { templateCalls } from './templates'
import type { Translation } from './translation'
import { visitorCalls } from './visitors'

/**
 * The calls that the web can make to a host with the common calls alone, translated into the contract's shapes. Such a host offers no
 * other call.
 */
const translations = new Map<string, Translation>(
  [
    ...[...restaurantCalls, ...menuCalls, ...searchCalls, ...visitorCalls],
    ...[...accountCalls, ...ownerProfileCalls, ...businessCalls, ...templateCalls],
  ].map(([to, translation]) => [endpointName(to), translation]),
)

type Input = Parameters<Translation['answer']>[0]

/** Answers as Mantel's own host api would. */
export async function askPlainHost(to: EndpointData, input: Input, way: Way): Promise<Response> {
  const translation = translations.get(endpointName(to))
  if (!translation) return refused('not-found', 'not-offered')
  try {
    const reply = await translation.answer(input, askBy(way))
    const parsed = to.reply.safeParse(reply)
    return parsed.success
      ? Response.json(reply, { status: to.status ?? 200 })
      : refused('unavailable', 'reply')
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return refused('conflict', 'version', { current: error.current })
    if (error instanceof InvalidInput) return refused('invalid', 'validation', { fields: error.fields })
    if (error instanceof ZodError) return refused('unavailable', 'reply')
    if (!(error instanceof HostRefusal)) throw error
    const { code, reason, fields } = translation.refusal?.(error) ?? { code: codeOf(error), reason: 'host' }
    return refused(code, reason, { fields }, error.message)
  }
}

function refused(code: ErrorCode, reason: string, more: object = {}, message = '') {
  const requestId = requestIdHere()
  const envelope: ErrorEnvelope = { success: false, message, error: { code, reason, requestId, ...more } }
  return Response.json(envelope, { status: errorStatus[code] })
}

const codes: Record<number, ErrorCode> = {
  ...{ 401: 'unauthenticated', 403: 'unauthenticated', 404: 'not-found', 409: 'conflict' },
  ...{ 413: 'too-large', 415: 'unsupported', 429: 'too-many' },
}

const codeOf = ({ status }: HostRefusal) => codes[status] ?? (status < 500 ? 'invalid' : 'unavailable')
