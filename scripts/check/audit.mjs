import { holesIn, problemsOf } from '../audit/holes.mjs'
import { readAudit } from '../audit/read.mjs'

/**
 * Finds packages with a hole in our own list. `npm run audit` asks the registry for all known holes.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkAudit(root) {
  const { lock, kept, accepted } = readAudit(root)
  return problemsOf(holesIn(lock, kept), accepted)
}
