import 'server-only'
import { deleteAccount } from '@/contract/endpoints/accounts'
import { getSession } from '../session'
import { forward } from './forward'

const handle = forward(deleteAccount)

/** With the account goes the cookie of its session. */
export async function endAccount(...asked: Parameters<typeof handle>) {
  const answer = await handle(...asked)
  if (answer.ok) {
    const session = await getSession()
    session.destroy()
  }
  return answer
}
