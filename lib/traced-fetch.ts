import 'server-only'
import type { EndpointData } from '@/contract/endpoint'
import { traceparentOf } from '../telemetry/traceparent'
import { spanned, traceHere } from '../telemetry/traces'

/** Calls the api as a span of its own, and carries the id of the request on. Next does not compare `traceparent` when it looks for a kept answer. */
export function tracedFetch(
  { method, path }: Pick<EndpointData, 'method' | 'path'>,
  url: string,
  init: RequestInit,
) {
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
