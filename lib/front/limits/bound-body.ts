import type { IncomingMessage, ServerResponse } from 'node:http'
import { watchPace } from '@/contract/body-pace'
import { type Refusal, tooLarge, tooSlow } from '../answers/refusals'
import { bodyLimit, isUpload } from './body-limit'
import type { BoundedRequest } from './bounded-request'
import { refuseAndClose } from './unhurried'

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Refuses a body over the limit of its address (by its Content-Length or by its bytes), and a body that arrives too slowly. Returns false
 * when the request is refused already.
 */
export function boundBody(request: BoundedRequest, response: ServerResponse) {
  if (!hasBody(request)) return true
  const { url = '/' } = request
  const most = bodyLimit(url)
  const stop = (refusal: Refusal) => refuseAndClose(request, response, refusal)
  if (Number(request.headers['content-length']) > most) {
    request.limitBody(0, () => undefined)
    stop(tooLarge)
    return false
  }
  request.limitBody(most, () => stop(tooLarge))
  const unwatch = watchPace(request, isUpload(url), () => stop(tooSlow))
  response.once('close', unwatch)
  return true
}
