import 'server-only'
import { getIronSession } from 'iron-session'
import { cookies } from 'next/headers'
import { env } from './env'
import { sessionCookieName } from './session-cookie'

export type Session = {
  token: string
  ownerId: string
  restaurantId?: string
  /** Whether the owner's address was verified at sign-in: the front then counts the owner, not the address. A later verification stands in lib/verified-owners.ts. */
  isVerified?: boolean
}

/** 48 hours (docs/product.md#session-time). */
const lifetime = 172_800

/** The only place of the bearer token: a sealed cookie that scripts cannot read. */
export async function getSession() {
  const secure = env().SITE_URL.startsWith('https:')
  return getIronSession<Partial<Session>>(await cookies(), {
    cookieName: sessionCookieName(secure),
    password: env().SESSION_SECRET,
    ttl: lifetime,
    cookieOptions: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
  })
}
