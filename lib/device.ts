import 'server-only'
import { getIronSession } from 'iron-session'
import { cookies } from 'next/headers'
import { env } from './env'

/** The longest time that browsers keep a cookie. */
const lifetimeSeconds = 400 * 24 * 60 * 60

/** A random name for this browser, made at the first sign-in, so that the next sign-in is not from a new device. */
export async function deviceId() {
  const secure = env().SITE_URL.startsWith('https:')
  const device = await getIronSession<{ id?: string }>(await cookies(), {
    cookieName: secure ? '__Host-mantel-device' : 'mantel-device',
    password: env().SESSION_SECRET,
    ttl: lifetimeSeconds,
    cookieOptions: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
  })
  device.id ??= crypto.randomUUID()
  await device.save()
  return device.id
}
