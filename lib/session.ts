import 'server-only'
import { getIronSession } from 'iron-session'
import { cookies } from 'next/headers'
import { env } from './env'
import { sessionCookieName } from './session-cookie'

export type Session = { token: string; ownerId: string; restaurantId?: string }

/** SPEC.md §9: 48 hours. */
const lifetime = 172_800

/** The one place the bearer token is kept: sealed, out of reach of scripts. */
export async function getSession() {
  const secure = env().SITE_URL.startsWith('https:')
  return getIronSession<Partial<Session>>(await cookies(), {
    cookieName: sessionCookieName(secure),
    password: env().SESSION_SECRET,
    ttl: lifetime,
    cookieOptions: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
  })
}
