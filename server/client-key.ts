import { isIP } from 'node:net'

/** An IPv6 client owns a whole /64, so that is what gets counted. */
export function clientKey(ip: string): string {
  if (isIP(ip) === 4) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8
  return [...groups, ...Array.from({ length: zeros }, () => '0')].slice(0, 4).join(':')
}
