import { signinPath } from '../next-path'
import { leaveFor } from './leave-for'
import { setSignedIn } from './signed-in'
import { visitStorage } from './storage'

export const isSessionOver = (status: number) => status === 401 || status === 403

/** Leads to /signin and back to this page; drafts stay. The promise never resolves, so that its caller does nothing more. */
export function endSession(): Promise<never> {
  setSignedIn(false)
  sessionOver.note()
  leaveFor(signinPath(window.location))
  return new Promise<never>(() => {})
}

const key = 'sessionOver'

/** Lets /signin say why it is shown. */
export const sessionOver = {
  note: () => visitStorage.set(key, 'true'),
  take() {
    const noted = visitStorage.get(key) !== null
    visitStorage.set(key, null)
    return noted
  },
}
