import 'server-only'
import { getIronSession } from 'iron-session'
import { cookies } from 'next/headers'
import { env } from './env'

/** `email` is an address that got a code. `typed` is an address that got no code; the form shows it to be corrected. */
export type Recovery = { email?: string; typed?: string }

/** Longer than a code is valid, so that a late visitor can learn why the code fails. */
const lifetime = 30 * 60

/** The person who is changing a forgotten password, from /forgetPassword to /resetPassword. */
export async function getRecovery() {
  const secure = env().SITE_URL.startsWith('https:')
  return getIronSession<Recovery>(await cookies(), {
    cookieName: secure ? '__Host-mantel-recovery' : 'mantel-recovery',
    password: env().SESSION_SECRET,
    ttl: lifetime,
    cookieOptions: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
  })
}
