import { readFileSync } from 'node:fs'
import path from 'node:path'
import { missingPackages } from '../lock/missing.mjs'
import { platformGaps, uncheckedBytes } from '../lock/platforms.mjs'

/**
 * Finds a lock that `npm ci` would refuse, or that would leave out a native part on some machine.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkLock(root) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const missing = missingPackages(lock).map(
    ({ name, wantedBy }) => `${name}, which ${wantedBy} may use, has no entry: npm run lock:complete`,
  )
  return [...missing, ...platformGaps(lock), ...uncheckedBytes(lock)]
}
