import { isIP } from 'node:net'

/** An IPv6 client owns a whole /64, so the /64 is the key. */
export const clientKey = (ip: string): string => (isIP(ip) === 4 ? ip : firstGroups(ip, 4))

/** An IPv6 line's /48 holds 65,536 of these keys, all usable by one person. Undefined for IPv4, where a single address is expensive. */
export const siteKey = (ip: string) => (isIP(ip) === 4 ? undefined : firstGroups(ip, 3))

/** The network of a client: an IPv4 address, or a /48 of IPv6. Empty without an address. */
export const networkOf = (ip: string | null) => (ip === null ? '' : (siteKey(ip) ?? clientKey(ip)))

function firstGroups(ip: string, count: number) {
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8
  return [...groups, ...Array.from({ length: zeros }, () => '0')].slice(0, count).join(':')
}
