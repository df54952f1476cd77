import 'server-only'
import { cookies } from 'next/headers'
import { voter } from '@/contract/entities/poll'
import { env } from '../env'

const cookieName = 'votante'
const aWeek = 7 * 24 * 60 * 60

/** The random name of this browser, once it has voted. */
export async function voterName() {
  return voter.safeParse((await cookies()).get(cookieName)?.value).data
}

/** Gives the browser a name with its first vote. */
export async function nameVoter() {
  const name = (await voterName()) ?? crypto.randomUUID()
  const secure = env().SITE_URL.startsWith('https:')
  const given = await cookies()
  given.set(cookieName, name, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: aWeek })
  return name
}
