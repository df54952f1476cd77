import type { IncomingMessage, ServerResponse } from 'node:http'
import { watchPace } from '@/contract/body-pace'
import { type Refusal, tooLarge, tooSlow } from '../answers/refusals'
import { refuse } from '../answers/refuse'
import { bodyLimit, isUpload } from './body-limit'
import type { BoundedRequest } from './bounded-request'

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** How long a client that is still sending has to read the refusal. */
const lingerMs = 3000

/**
 * Refuses a body over the limit of its address (by its Content-Length or by its bytes), and a body that arrives too slowly. Returns false
 * when the request is refused already.
 */
export function boundBody(request: BoundedRequest, response: ServerResponse) {
  if (!hasBody(request)) return true
  const { url = '/', socket } = request
  const most = bodyLimit(url)
  // Discards the rest of a body that nobody reads. A client that goes on sending after the answer loses its connection. A client that has
  // sent everything keeps its connection: a browser that loses it would repeat the requests it has begun on it meanwhile.
  response.once('finish', () => {
    if (request.complete) return
    request.resume()
    setTimeout(() => {
      if (!request.complete) socket.destroy()
    }, lingerMs).unref()
  })
  const stop = (refusal: Refusal) => refuse(request, response, refusal)
  request.limitBody(most, () => stop(tooLarge))
  if (Number(request.headers['content-length']) > most) {
    stop(tooLarge)
    return false
  }
  const unwatch = watchPace(request, isUpload(url), () => stop(tooSlow))
  response.once('close', unwatch)
  return true
}
