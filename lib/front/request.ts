import type { IncomingHttpHeaders } from 'node:http'

/** A segment `.` or `..`, also with its points encoded: a URL parser walks along it. */
const leadsElsewhere = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * A path that cannot be decoded names no page: Next would answer it with status 500. A path that means another one would be judged here as
 * what it is not: Next parses it, and answers the other one. Browsers send neither.
 */
export function isReadable(url = '/') {
  const path = url.split('?', 1)[0] ?? ''
  if (url.includes('#') || path.includes('\\') || leadsElsewhere.test(path)) return false
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

type Caller = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string } }

/**
 * Anybody can write x-forwarded-for. The address that counts is the one added by the outermost of our proxies; without proxies, the
 * address of the connection. Only this address is passed on.
 */
export function setClientAddress(request: Caller, trustedProxies: number) {
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
  const proxied = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined
  const address = proxied || request.socket.remoteAddress
  if (address) request.headers['x-forwarded-for'] = address
}
