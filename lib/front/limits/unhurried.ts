import type { IncomingMessage, ServerResponse } from 'node:http'
import { ClientBudget } from '@/contract/client-budget'
import { clientKey } from '@/contract/client-key'
import { refusalPauseMs } from '@/contract/refusal-pause'
import type { Refusal } from '../answers/refusals'
import { refuse } from '../answers/refuse'
import { requestIdOf } from '../trace'
import { logRefusal } from './refusal-log'

/** A person or a mistaken program is refused at once. */
const quick = new ClientBudget({ most: 40, perSecond: 10 })

/**
 * Refuses, and lets a client wait that is refused again and again: each of its connections then costs three refusals a second, not a
 * thousand. The address must be set already.
 */
export function refuseUnhurried(request: IncomingMessage, response: ServerResponse, refusal: Refusal) {
  const client = clientKey(String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress))
  const now = performance.now()
  const wait = quick.wait(client, now)
  if (wait > 0) return void setTimeout(() => refuseNow(request, response, refusal), refusalPauseMs())
  quick.spend(client, now)
  refuseNow(request, response, refusal)
}

/** Nothing else writes a line about the request. A person reads no reference that stands nowhere. */
function refuseNow(request: IncomingMessage, response: ServerResponse, refusal: Refusal) {
  if (response.headersSent || response.writableEnded) return
  refuse(request, response, refusal, logRefusal(refusal, requestIdOf(response)))
}

/** For a request after which nothing more can be read on its connection. */
export function refuseAndClose(request: IncomingMessage, response: ServerResponse, refusal: Refusal) {
  response.shouldKeepAlive = false
  refuseUnhurried(request, response, refusal)
}
