import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { collectorOf } from '../../telemetry/otel-variables'
import { type Trace, traceFromProxy } from '../../telemetry/traceparent'
import { beginSpan, inTrace, newTrace, recordTraces, requestIdHere } from '../../telemetry/traces'
import { env } from '../env'
import { pathOf } from './routes'

const requestIdHeader = 'x-request-id'

/** `named`: the trace that the operator's proxy has named, before the request has its place in it. */
type Named = { named?: Trace | undefined }

/** Names the answer, if it has no name yet: some requests are refused before they have a trace, or when their place in it is lost. */
export function requestIdOf(response: Pick<ServerResponse, 'getHeader' | 'setHeader'> & Named) {
  const known = response.getHeader(requestIdHeader)
  if (typeof known === 'string') return known
  const made = response.named?.traceId ?? requestIdHere()
  response.setHeader(requestIdHeader, made)
  return made
}

export const hideRequestId = (response: Pick<ServerResponse, 'removeHeader'>) =>
  response.removeHeader(requestIdHeader)

/** What anybody in between may keep is an answer to other requests too. Where nothing forbids it, some keep it. */
export function hideFromKeepers({ method }: Pick<IncomingMessage, 'method'>, response: Kept) {
  const control = String(response.getHeader('cache-control') ?? '')
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead && !/\b(no-store|private)\b/.test(control)) hideRequestId(response)
}

type Kept = Pick<ServerResponse, 'getHeader' | 'removeHeader'>

/** Begins to record traces, if the operator has named a collector. */
export function openTraces() {
  const collector = collectorOf(env(), 'mantel-web')
  if (collector) recordTraces(collector)
}

/**
 * The trace that the operator's proxy names in its header. Whoever comes without one, or by a header that nobody was told to believe, gets
 * a new one. No name from outside goes further.
 */
export function takeName(headers: IncomingHttpHeaders, header: string | undefined) {
  const given = header === undefined ? undefined : headers[header]
  for (const name of ['traceparent', 'tracestate', requestIdHeader]) delete headers[name]
  return traceFromProxy(given)
}

/** Works on a request as a span, in its proxy's trace or in a new one. The answer says the id. */
export function traced(
  { method = '', url = '/' }: IncomingMessage,
  response: ServerResponse & Named,
  patternOf: (path: string) => string,
  work: () => void,
) {
  const trace = newTrace(response.named)
  response.setHeader(requestIdHeader, trace.traceId)
  const span = beginSpan(method, 'server', trace)
  if (span)
    response.once('close', () => {
      const route = patternOf(pathOf(url))
      // A client that hangs up before the first byte gets no status.
      const status = response.headersSent ? response.statusCode : 499
      span.end({
        name: `${method} ${route}`,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        },
        failure: status >= 500 ? String(status) : undefined,
      })
    })
  inTrace(span?.trace ?? trace, work)
}
