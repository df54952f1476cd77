import 'server-only'
import { getIronSession } from 'iron-session'
import { cookies } from 'next/headers'
import { env } from './env'

/** `email` got a code; `typed` did not, and is only there to be corrected. */
export type Recovery = { email?: string; typed?: string }

/** Longer than a code is good for, so that a late one is told why. */
const lifetime = 30 * 60

/** Who is changing a forgotten password, from /forgetPassword to /resetPassword. */
export async function getRecovery() {
  const secure = env().SITE_URL.startsWith('https:')
  return getIronSession<Recovery>(await cookies(), {
    cookieName: secure ? '__Host-mantel-recovery' : 'mantel-recovery',
    password: env().SESSION_SECRET,
    ttl: lifetime,
    cookieOptions: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
  })
}
