import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readRequirements, source } from '../asvs/read.mjs'
import { asvsTable, target } from '../asvs/table.mjs'

/** @typedef {import('../asvs/read.mjs').Requirement} Requirement */

/** The number of requirements at each level of the standard, so that a lost line is noticed. */
const expected = { 1: 70, 2: 183 }

/**
 * Checks that each requirement of the standard has a state and names files that exist.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkAsvs(root) {
  const requirements = readRequirements(root)
  const problems = requirements.flatMap((requirement) =>
    problemsOf(root, requirement).map((problem) => `${source} ${requirement.id}: ${problem}`),
  )
  for (const [level, count] of Object.entries(expected)) {
    const ids = new Set(requirements.filter((each) => each.level === Number(level)).map(({ id }) => id))
    if (ids.size !== count) problems.push(`${source}: ${ids.size} of ${count} requirements of level ${level}`)
  }
  const page = path.join(root, target)
  const isFresh = existsSync(page) && readFileSync(page, 'utf8') === asvsTable(requirements)
  return isFresh ? problems : [...problems, `${target} is older than its source: npm run asvs`]
}

/** @param {string} root @param {Requirement} requirement */
function problemsOf(root, requirement) {
  const { asks, state, where = [] } = requirement
  if (isBlank(asks)) return ['nobody has said what it asks']
  if (!['holds', 'not', 'operator', 'accepted', 'open'].includes(state))
    return ['nobody has said how it stands']
  const files = state === 'holds' ? [...where, ...requirement.tests] : where
  const missing = files
    .filter((file) => isBlank(file) || !existsSync(path.join(root, file)))
    .map((file) => `no file ${file}`)
  if (state !== 'holds') return isBlank(requirement.why) ? [...missing, 'a reason is missing'] : missing
  if (where.length === 0) return [...missing, 'where is missing']
  return requirement.tests.length > 0 ? missing : [...missing, 'a test is missing']
}

/** An empty name is no file, though the folder of the project exists. */
const isBlank = (/** @type {string | undefined} */ text) => !text?.trim()
