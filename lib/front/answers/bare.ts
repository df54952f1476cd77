import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApi } from '../routes'
import { failed, noSuchEndpoint, notReadable, unreachable, wrongApiMethod, wrongMethod } from './refusals'

type Answer = Pick<ServerResponse, 'getHeader'>

/**
 * Gives the refusal to send in place of Next's bare answer. Where a handler fails or lacks the method, Next answers one English word or
 * nothing.
 */
export function answerInstead(
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  statusCode: number,
  answer: Answer,
) {
  if (statusCode < 400) return undefined
  const type = String(answer.getHeader('content-type') ?? '')
  if (isApi(url)) return type.includes('json') ? undefined : apiAnswer(statusCode)
  // Mantel's own answers name a type other than plain text, or the encoding with it.
  if (type !== '' && type !== 'text/plain') return undefined
  if (statusCode === 405) return wrongMethod
  return ourFault(statusCode)
}

function apiAnswer(status: number) {
  if (status === 405) return wrongApiMethod
  if (status === 400) return notReadable
  if (status === 404) return noSuchEndpoint
  return ourFault(status)
}

function ourFault(status: number) {
  if (status === 503) return unreachable
  return status >= 500 ? failed : undefined
}
