import { pathHere } from '../language/path-in'

/** Loads a fresh page: nothing in this page's memory stays. */
export const leaveFor = (path: string) => window.location.assign(pathHere(path))

/** The same for a page that is not worth coming back to: Back leads to the page before it. */
export const leaveInstead = (path: string) => window.location.replace(pathHere(path))
