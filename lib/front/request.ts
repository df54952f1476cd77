import type { IncomingHttpHeaders } from 'node:http'

/** A path that cannot be decoded names no page. Next would answer it with status 500. */
export function isReadable(url = '/') {
  if (!url.includes('%')) return true
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
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
