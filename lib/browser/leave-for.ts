import { pathHere } from '../language/path-in'

/** Loads a fresh page: nothing in this page's memory stays. */
export const leaveFor = (path: string) => window.location.assign(pathHere(path))
