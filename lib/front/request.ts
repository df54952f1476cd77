import type { IncomingHttpHeaders } from 'node:http'

/** A path that cannot be decoded names no page, and Next would answer it 500. */
export function isReadable(url = '/') {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

type Caller = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string } }

/**
 * Anybody can write x-forwarded-for: of its addresses the one counts that the outermost of our proxies has added, and
 * without proxies the one that is connected. Nothing else is handed on.
 */
export function setClientAddress(request: Caller, trustedProxies: number) {
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
  const proxied = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined
  const address = proxied || request.socket.remoteAddress
  if (address) request.headers['x-forwarded-for'] = address
}
