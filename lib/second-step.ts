import 'server-only'
import { getIronSession } from 'iron-session'
import { cookies } from 'next/headers'
import type { FactorMethod } from '@/contract/entities/factor-challenge'
import { env } from './env'

/** After the right password: the challenge that the second factor answers, and the possible methods. */
export type SecondStep = { challenge?: string; methods?: FactorMethod[] }

/** Longer than the challenge is valid, so that a late visitor can learn why the code fails. */
const lifetime = 15 * 60

export async function getSecondStep() {
  const secure = env().SITE_URL.startsWith('https:')
  return getIronSession<SecondStep>(await cookies(), {
    cookieName: secure ? '__Host-mantel-second-step' : 'mantel-second-step',
    password: env().SESSION_SECRET,
    ttl: lifetime,
    cookieOptions: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
  })
}
