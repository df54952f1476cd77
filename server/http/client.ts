import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Hashed first: the comparison needs equal lengths and must not tell them apart. */
export function sameSecret(given: string | undefined, secret: string): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(secret))
}

type Origin = {
  /** The caller proved to be our own web. */
  internal: boolean
  socketAddress: string | undefined
  forwardedFor: string | undefined
  trustedProxies: number
}

/** Whom to count a request against; null for the web's own reads, made for everybody's cached pages. */
export function clientAddress({
  internal,
  socketAddress,
  forwardedFor,
  trustedProxies,
}: Origin): string | null {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  if (internal) return address(hops[0])
  const proxied = trustedProxies > 0 ? address(hops.at(-trustedProxies)) : null
  return proxied ?? address(socketAddress)
}

function address(text: string | undefined): string | null {
  const bare = (text ?? '').replace(/^::ffff:/i, '')
  return isIP(bare) ? bare : null
}
