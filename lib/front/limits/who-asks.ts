import type { IncomingMessage } from 'node:http'
import { unsealData } from 'iron-session'
import { type Asker, clientKey, outerKey } from '@/contract/client-key'
import { env } from '../../env'
import { Memory } from '../../memory'
import { sessionCookieName } from '../../session-cookie'

const owners = new Memory<string | null>(1024 * 1024, () => 100)
/** Ours have some five hundred. */
const longestSeal = 2048

/** Names the client: the owner who is signed in, else the address. One person can have many accounts at an address. */
export async function whoAsks({ headers, socket }: IncomingMessage): Promise<Asker> {
  const address = String(headers['x-forwarded-for'] ?? socket.remoteAddress)
  const seal = sealIn(headers.cookie)
  if (seal && !owners.has(seal)) owners.set(seal, await ownerOf(seal))
  const owner = seal && owners.get(seal)
  return { client: owner || clientKey(address), site: outerKey(address) }
}

function sealIn(cookie = '') {
  const name = `${sessionCookieName(env().SITE_URL.startsWith('https:'))}=`
  const pair = cookie.split('; ').find((one) => one.startsWith(name))
  return pair && pair.length <= longestSeal ? decoded(pair.slice(name.length)) : undefined
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
  return session?.isVerified && session.ownerId ? `owner ${session.ownerId}` : null
}
