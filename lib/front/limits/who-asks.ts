import type { IncomingMessage } from 'node:http'
import { unsealData } from 'iron-session'
import { type Asker, clientKey, outerKey } from '@/contract/client-key'
import { env } from '../../env'
import { Memory } from '../../memory'
import { sessionCookieName } from '../../session-cookie'
import { isKnownVerified } from '../../verified-owners'

type Sealed = { ownerId?: string; isVerified?: boolean }

const sessions = new Memory<Sealed | null>(1024 * 1024, () => 100)
/** Ours have some five hundred. */
const longestSeal = 2048

/** Names the client: the owner who is signed in, else the address. One person can have many accounts at an address. */
export async function whoAsks({ headers, socket }: IncomingMessage): Promise<Asker> {
  const address = String(headers['x-forwarded-for'] ?? socket.remoteAddress)
  const seal = sealIn(headers.cookie)
  if (seal && !sessions.has(seal)) sessions.set(seal, await sessionIn(seal))
  const owner = verifiedOwner((seal && sessions.get(seal)) || {})
  return { client: owner ?? clientKey(address), site: outerKey(address) }
}

/**
 * An owner whose address is not verified is nobody yet: whoever makes more accounts has no more budgets. The address may have been verified
 * since the session was sealed.
 */
const verifiedOwner = ({ ownerId, isVerified }: Sealed) =>
  ownerId && (isVerified || isKnownVerified(ownerId)) ? `owner ${ownerId}` : undefined

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

/** Only this server can have made the seal, so what is in it is trusted. */
async function sessionIn(seal: string): Promise<Sealed | null> {
  const { ownerId, isVerified } = await unsealData<Sealed>(seal, { password: env().SESSION_SECRET }).catch(
    (): Sealed => ({}),
  )
  return ownerId ? { ownerId, isVerified: isVerified === true } : null
}
