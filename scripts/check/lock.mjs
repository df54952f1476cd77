import { readFileSync } from 'node:fs'
import path from 'node:path'
import { missingPackages } from '../lock/missing.mjs'

/**
 * A lock that `npm ci` would refuse.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkLock(root) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return missingPackages(lock).map(
    ({ name, wantedBy }) => `${name}, which ${wantedBy} may use, has no entry: npm run lock:complete`,
  )
}
