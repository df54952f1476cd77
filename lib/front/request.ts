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

/** Anybody can write x-forwarded-for; it counts only when a proxy of ours stands in front and writes it. */
export function setClientAddress(request: Caller, trustsProxy: boolean) {
  const address = request.socket.remoteAddress
  if (address && !(trustsProxy && request.headers['x-forwarded-for']))
    request.headers['x-forwarded-for'] = address
}
