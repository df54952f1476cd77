import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { licensedPackages, mayBeUsed } from '../licences/packages.mjs'
import { licencesPage, target } from '../licences/page.mjs'

/**
 * Finds packages whose licence nobody has allowed, and an outdated list of licences.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkLicences(root) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const problems = licensedPackages(lock)
    .filter(({ name, licence }) => !mayBeUsed(name, licence))
    .map(({ name, licence }) => `${name}: licence ${licence} is not in scripts/licences/allowed.mjs`)
  const page = path.join(root, target)
  const isFresh = existsSync(page) && readFileSync(page, 'utf8') === licencesPage(root)
  return isFresh ? problems : [...problems, `${target} is older than the lock: npm run licences`]
}
