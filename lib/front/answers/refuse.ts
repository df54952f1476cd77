import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorEnvelope } from '@/contract/errors'
import { languageOf } from '../../language/of-request'
import { isWidgetPath, widgetPolicy } from '../frames'
import { isApi } from '../routes'
import { hideRequestId, requestIdOf } from '../trace'
import { plainPage, plainPolicy } from './plain-page'
import { away, type Refusal, retrySeconds } from './refusals'
import { isUnattended, unattendedPage } from './unattended-page'
import { wordsIn } from './words'

/**
 * Answers a request without Next, or in place of Next's answer: JSON under /api, else a page. The page says the id of the request if it is
 * in the log; the envelope has one always.
 */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal, isInLog = true) {
  if (response.headersSent || response.writableEnded) return
  const { url = '/' } = request
  const returns = isUnattended(url) && refusal.status >= 429
  const { status, headers, ...message } = returns && refusal.status >= 500 ? away : refusal
  response.statusCode = status
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  const requestId = requestIdOf(response)
  if (returns) response.setHeader('refresh', String(retrySeconds))
  response.setHeader('content-type', isApi(url) ? 'application/json' : 'text/html; charset=utf-8')
  const language = languageOf(request)
  const text = wordsIn(language).refused[message.word]
  if (isApi(url)) return response.end(envelopeOf({ ...message, text, requestId }, headers?.['retry-after']))
  response.setHeader('content-security-policy', isWidgetPath(url) ? widgetPolicy : plainPolicy)
  if (!isInLog) hideRequestId(response)
  response.end(returns ? unattendedPage(url) : plainPage(text, language, isInLog ? requestId : null))
}

function envelopeOf(
  { code, reason, text, requestId }: Pick<Refusal, 'code' | 'reason'> & { text: string; requestId: string },
  retryAfter?: string,
) {
  const error = {
    code,
    reason,
    requestId,
    ...(retryAfter && { retryAfter: Number(retryAfter) }),
  }
  const envelope: ErrorEnvelope = { success: false, message: text, error }
  return JSON.stringify(envelope)
}
