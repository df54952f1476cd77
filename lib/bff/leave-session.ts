import 'server-only'
import { nextPath, signinPath } from '../next-path'
import { currentOwner } from '../owner'
import { getSession } from '../session'
import { seeOther } from './submit'

/** Clears the cookie of a session that is over, and of no other: anybody may link here. */
export async function leaveSession(request: Request) {
  const { origin, search } = new URL(request.url)
  const next = nextPath({ origin, search })
  if (await currentOwner()) return seeOther(next)
  const session = await getSession()
  session.destroy()
  return seeOther(signinPath({ pathname: next, search: '' }))
}
