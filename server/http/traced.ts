import type { Context } from 'hono'
import { readTraceparent, type Trace } from '@/telemetry/traceparent'
import { beginSpan, inTrace, newTrace } from '@/telemetry/traces'
import type { HonoEnv } from './api'

/** The trace of a request. The web has decided already whether it is recorded. */
export function traceOf(header: string | undefined, internal: boolean): Trace {
  const given = readTraceparent(header)
  return given && internal ? given : newTrace(given)
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
