/** @typedef {{ package: string, range: string, id: string, severity: string, title: string }} Advisory */
/** @typedef {{ package: string, id: string, why: string }} Accepted */
/** @typedef {Advisory & { version: string }} Hole */
/** @typedef {{ packages: Record<string, { name?: string, version?: string }> }} Lock */

/** @param {string} place @param {{ name?: string }} entry `name` is the real name of a package installed under another name */
const nameOf = (place, { name }) =>
  name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * The packages of a lock with a known hole, each package and version once.
 * @param {Lock} lock @param {Advisory[]} advisories
 * @returns {Hole[]}
 */
export function holesIn({ packages }, advisories) {
  const installed = new Set(
    Object.entries(packages)
      .filter(([place, { version }]) => place.includes('node_modules/') && version)
      .map(([place, entry]) => `${nameOf(place, entry)} ${entry.version}`),
  )
  return [...installed].flatMap((each) => {
    const [name, version = ''] = each.split(' ')
    return advisories
      .filter((advisory) => advisory.package === name && isInRange(version, advisory.range))
      .map((advisory) => ({ ...advisory, version }))
  })
}

/** @param {{ package: string, id: string }} each */
export const keyOf = (each) => `${each.package} ${each.id}`

/**
 * What is left to do: holes that nobody has accepted, and accepted holes that no longer exist.
 * @param {Hole[]} holes @param {Accepted[]} accepted
 * @returns {string[]} one line a problem
 */
export function problemsOf(holes, accepted) {
  const isAccepted = new Set(accepted.map(keyOf))
  const isThere = new Set(holes.map(keyOf))
  return [
    ...holes.filter((hole) => !isAccepted.has(keyOf(hole))).map(lineOf),
    ...accepted
      .filter((each) => !isThere.has(keyOf(each)))
      .map((each) => `${keyOf(each)} is accepted and not there: take its line out of ${acceptedFile}`),
    ...accepted.filter(({ why }) => !why).map((each) => `${keyOf(each)} is accepted without a reason`),
  ]
}

/** @param {Hole} hole */
export const lineOf = ({ package: name, version, id, severity, title }) =>
  `${name}@${version} (${severity}): ${title}, ${id}`

export const advisoriesFile = 'scripts/audit/advisories.jsonl'
export const acceptedFile = 'scripts/audit/accepted.jsonl'

/** @param {string} version */
function parts(version) {
  const [numbers = '', early = ''] = version.split('+')[0]?.split(/-(.*)/s) ?? []
  return { numbers: numbers.split('.').map(Number), early: early === '' ? [] : early.split('.') }
}

/**
 * Orders two words of a pre-release version: numbers come before letters, and smaller numbers first.
 * @param {string} a @param {string} b
 */
function orderOfWords(a, b) {
  const [left, right] = [a, b].map((word) => (/^\d+$/.test(word) ? Number(word) : Number.POSITIVE_INFINITY))
  if (left !== right) return Math.sign(Number(left) - Number(right)) || 0
  return a === b || left !== Number.POSITIVE_INFINITY ? 0 : a < b ? -1 : 1
}

/**
 * Below zero where `a` comes before `b`. A pre-release (1.0.0-beta) comes before its release.
 * @param {string} a @param {string} b
 */
export function orderOfVersions(a, b) {
  const [left, right] = [parts(a), parts(b)]
  for (const place of [0, 1, 2]) {
    const difference = (left.numbers[place] ?? 0) - (right.numbers[place] ?? 0)
    if (difference !== 0) return difference
  }
  if (left.early.length === 0 || right.early.length === 0) return right.early.length - left.early.length
  for (const [place, word] of left.early.entries()) {
    const other = right.early[place]
    const order = other === undefined ? 1 : orderOfWords(word, other)
    if (order !== 0) return order
  }
  return left.early.length - right.early.length
}

/** @type {Record<string, (order: number) => boolean>} */
const holds = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '=': (order) => order === 0,
}

/** @param {string} version @param {string} bound such as >=1.2.0 */
function isWithin(version, bound) {
  if (bound === '*') return true
  const [, sign = '=', limit = ''] = /^(<=|>=|<|>|=)?(\d+(?:\.\d+){0,2}(?:[-+].*)?)$/.exec(bound) ?? []
  if (limit === '') throw new Error(`«${bound}» is no bound of a version`)
  return holds[sign]?.(orderOfVersions(version, limit)) ?? false
}

/**
 * Whether a version is in a range as advisories write it: bounds side by side, alternatives between `||`.
 * @param {string} version @param {string} range
 */
export const isInRange = (version, range) =>
  range.split('||').some((part) =>
    part
      .trim()
      .replace(/([<>=]) +/g, '$1')
      .split(/[ ,]+/)
      .every((bound) => isWithin(version, bound)),
  )
