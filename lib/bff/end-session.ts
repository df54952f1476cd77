import 'server-only'
import { deleteAccount } from '@/contract/endpoints/accounts'
import { nextPath, signinPath } from '../next-path'
import { currentOwner } from '../owner'
import { getSession } from '../session'
import { forward } from './forward'
import { seeOther } from './posted'

/** Clears the cookie only when its session is over: any site may link to this address. */
export async function leaveSession(request: Request) {
  const { origin, search } = new URL(request.url)
  const next = nextPath({ origin, search })
  if (await currentOwner()) return seeOther(next)
  const session = await getSession()
  session.destroy()
  return seeOther(signinPath({ pathname: next, search: '' }))
}

const handle = forward(deleteAccount)

/** Deletes the account and then the cookie of its session. */
export async function endAccount(...asked: Parameters<typeof handle>) {
  const answer = await handle(...asked)
  if (answer.ok) {
    const session = await getSession()
    session.destroy()
  }
  return answer
}
