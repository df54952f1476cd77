import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { collectorOf } from '../../telemetry/otel-variables'
import { readTraceparent, traceNamed } from '../../telemetry/traceparent'
import { beginSpan, inTrace, newTrace, recordTraces } from '../../telemetry/traces'
import { env } from '../env'
import { pathOf } from './routes'

const requestIdHeader = 'x-request-id'

/** What is remembered of an answer is for other requests too. */
export function withoutRequestId(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { [requestIdHeader]: _, ...others } = headers
  return others
}

/** Begins to record traces, if the operator has named a collector. */
export function openTraces() {
  const collector = collectorOf(env(), 'mantel-web')
  if (collector) recordTraces(collector)
}

/** Works on a request as a span, in its proxy's trace or in a new one. The answer says the id. */
export function traced(
  { method = '', url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  patternOf: (path: string) => string,
  work: () => void,
) {
  const trace = newTrace(readTraceparent(headers.traceparent) ?? traceNamed(headers[requestIdHeader]))
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
