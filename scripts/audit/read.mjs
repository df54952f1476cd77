import { readFileSync } from 'node:fs'
import path from 'node:path'
import { acceptedFile, advisoriesFile } from './holes.mjs'

/** @param {string} root @param {string} file */
const linesOf = (root, file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/**
 * The lock, the holes in our own list, and the accepted holes, which an attacker cannot use here.
 * @param {string} root
 * @returns {{ lock: import('./holes.mjs').Lock, kept: import('./holes.mjs').Advisory[], accepted: import('./holes.mjs').Accepted[] }}
 */
export const readAudit = (root) => ({
  lock: JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
  kept: linesOf(root, advisoriesFile),
  accepted: linesOf(root, acceptedFile),
})
