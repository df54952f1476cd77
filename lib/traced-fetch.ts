import 'server-only'
import type { EndpointData } from '@/contract/endpoint'
import { traceparentOf } from '../telemetry/traceparent'
import { recordsTraces, spanned, traceHere } from '../telemetry/traces'

/** Calls the api as a span of its own, and carries the trace on. Next does not compare `traceparent` when it looks for a kept answer. */
export function tracedFetch(
  { method, path }: Pick<EndpointData, 'method' | 'path'>,
  url: string,
  init: RequestInit,
) {
  if (!recordsTraces()) return fetch(url, init)
  return spanned(`${method} ${path}`, 'client', () =>
    fetch(url, { ...init, headers: carriedOn(init.headers) }),
  )
}

function carriedOn(given: HeadersInit | undefined) {
  const headers = new Headers(given)
  const here = traceHere()
  if (here) headers.set('traceparent', traceparentOf(here))
  return headers
}
