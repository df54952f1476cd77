const acceptedId = /^[A-Za-z0-9._-]{1,64}$/

/** Keeps the caller's id, so that one request can be followed through web and api, unless the id could forge a log line. */
export function requestIdFrom(header: string | undefined, traceId: string): string {
  return header && acceptedId.test(header) ? header : traceId
}
