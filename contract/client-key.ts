/** Whom a request counts for. `site`: the network, or the address, behind which one person can be many clients. */
export type Asker = { client: string; site?: string | undefined }

/** An IPv6 client owns a whole /64, so the /64 is the key. Of IPv4 each address is a client. */
export const clientKey = (ip: string) => firstGroups(ip, 4) ?? bare(ip)

/** An IPv6 line's /48 holds 65,536 of these keys, all usable by one person. Undefined for IPv4, where a single address is expensive. */
export const siteKey = (ip: string) => firstGroups(ip, 3)

/** The network of a client: an IPv4 address, or a /48 of IPv6. Empty without an address. */
export const networkOf = (ip: string | null) => (ip === null ? '' : outerKey(ip))

/** Behind this, one person can be many clients. */
export const outerKey = (ip: string) => siteKey(ip) ?? clientKey(ip)

/** Without a port, the mark of an IPv4 address that came over IPv6, and the name of the network card. */
const bare = (ip: string) =>
  ip
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

function firstGroups(ip: string, count: number) {
  const address = bare(ip)
  if (!address.includes(':')) return undefined
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8
  return [...groups, ...Array<string>(zeros).fill('0')]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
