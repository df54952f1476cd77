import type { Context } from 'hono'
import { readTraceparent, type Trace, traceFromProxy } from '@/telemetry/traceparent'
import { beginSpan, inTrace, newTrace } from '@/telemetry/traces'
import type { HonoEnv } from './api'

type Origin = {
  /** True when the caller has proved to be Mantel's own web. */
  internal: boolean
  header: (name: string) => string | undefined
  /** In which the operator's proxy names each request. Its clients could write it themselves without one. */
  idHeader: string | undefined
}

/**
 * The trace of a request, whose id is the id of the request. The web names it, and has decided already whether it is recorded; so does the
 * operator's proxy. Nobody else does: a name of a stranger's would lead from the log, and from a menu by mail, to what they like.
 */
export function traceOf({ internal, header, idHeader }: Origin): Trace {
  const ofWeb = internal ? readTraceparent(header('traceparent')) : undefined
  return ofWeb ?? newTrace(internal || !idHeader ? undefined : traceFromProxy(header(idHeader)))
}

/** Works on a request as a span. A probe asks every few seconds and is no request. */
export async function traced(c: Context<HonoEnv>, trace: Trace, work: () => Promise<void>) {
  const { method } = c.req
  const span = beginSpan(method, 'server', trace)
  await inTrace(span?.trace ?? trace, work)
  const { route = 'unknown', refusal } = c.var
  if (route === 'health') return
  const { status } = c.res
  span?.end({
    name: `${method} ${route}`,
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
    failure: status >= 500 ? refusal || String(status) : undefined,
  })
}
