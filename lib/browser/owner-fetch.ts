import { signinPath } from '../next-path'
import { leaveFor } from './leave-for'
import { setSignedIn } from './signed-in'
import { visitStorage } from './storage'

/**
 * A call that only a signed-in owner may make; undefined when the server cannot be reached. SPEC.md §6: 401 and 403 end
 * the session. The page leaves then, and the promise stays open: whoever awaits it has nothing more to say.
 */
export async function ownerFetch(path: string, init?: RequestInit) {
  const response = await fetch(path, init).catch(() => undefined)
  return response && isSessionOver(response.status) ? endSession() : response
}

export const isSessionOver = (status: number) => status === 401 || status === 403

/** To /signin and back to this page; drafts stay where they are. */
export function endSession(): Promise<never> {
  setSignedIn(false)
  sessionOver.note()
  leaveFor(signinPath(window.location))
  return new Promise<never>(() => {})
}

const key = 'sessionOver'

/** For /signin to say why it came. */
export const sessionOver = {
  note: () => visitStorage.set(key, 'true'),
  take() {
    const noted = visitStorage.get(key) !== null
    visitStorage.set(key, null)
    return noted
  },
}
