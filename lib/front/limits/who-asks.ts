import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { unsealData } from 'iron-session'
import { env } from '../../env'
import { Memory } from '../../memory'
import { sessionCookieName } from '../../session-cookie'

const owners = new Memory<string | undefined>(1024 * 1024, () => 100)

/** Names the client: the owner who is signed in, from any address, else the address. */
export async function whoAsks({ headers, socket }: IncomingMessage) {
  const address = clientName(String(headers['x-forwarded-for'] ?? socket.remoteAddress))
  const seal = sealIn(headers.cookie)
  if (!seal) return address
  if (!owners.has(seal)) owners.set(seal, await ownerOf(seal))
  return owners.get(seal) ?? address
}

function sealIn(cookie = '') {
  const name = `${sessionCookieName(env().SITE_URL.startsWith('https:'))}=`
  const pair = cookie.split('; ').find((one) => one.startsWith(name))
  return pair && decoded(pair.slice(name.length))
}

/** A cookie that cannot be decoded is no session. */
function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/**
 * Only this server can have made the seal, so what is in it is trusted. An owner whose address is not verified is nobody yet: whoever makes
 * more accounts has no more budgets.
 */
async function ownerOf(seal: string) {
  const session = await unsealData<{ ownerId?: string; isVerified?: boolean }>(seal, {
    password: env().SESSION_SECRET,
  }).catch(() => undefined)
  return session?.isVerified && session.ownerId ? `owner ${session.ownerId}` : undefined
}

/** Names the client behind an address. With IPv6 that is a whole /64: one subscriber can use every address in it. */
export function clientName(address: string) {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  const [head = '', tail = ''] = bare.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const missing = bare.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
