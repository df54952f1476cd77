import { platformOf, withoutPlatform } from '../lock/platform.mjs'
import { accepted, allowed, stated } from './allowed.mjs'

/** @typedef {{ license?: string, dev?: boolean, optionalDependencies?: Record<string, string> }} Entry */
/** @typedef {{ packages: Record<string, Entry> }} Lock */
/** @typedef {{ name: string, licence: string, isDev: boolean }} Licensed its name without the platform a build is for */

/** A build for one platform without a licence in the lock has the licence of the package that it is part of. */
function licenceOf(/** @type {Lock} */ { packages }, /** @type {string} */ name, /** @type {Entry} */ entry) {
  if (entry.license) return entry.license
  if (!platformOf(name)) return stated[name]
  return Object.values(packages).find(({ optionalDependencies }) => optionalDependencies?.[name])?.license
}

/**
 * Each package of the lock once. A package that production also needs does not count as a development package.
 * @param {Lock} lock
 * @returns {Licensed[]}
 */
export function licensedPackages(lock) {
  /** @type {Map<string, Licensed>} */
  const all = new Map()
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place === '') continue
    const full = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = licenceOf(lock, full, entry) ?? 'unknown'
    const name = withoutPlatform(full)
    const key = `${name} ${licence}`
    all.set(key, { name, licence, isDev: entry.dev === true && (all.get(key)?.isDev ?? true) })
  }
  return [...all.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** @param {string} name @param {string} licence the one of `accepted` that speaks of it */
export const acceptedFor = (name, licence) =>
  accepted.find((each) => each.licence === licence && matches(each.packages, name))

/** @param {string} pattern @param {string} name */
const matches = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/**
 * Of `A OR B` one licence must be allowed, of `A AND B` both.
 * @param {string} name @param {string} licence
 * @returns {boolean}
 */
export function mayBeUsed(name, licence) {
  const bare = licence.replace(/^\((.*)\)$/, '$1')
  if (bare.includes(' OR ')) return bare.split(' OR ').some((each) => mayBeUsed(name, each))
  if (bare.includes(' AND ')) return bare.split(' AND ').every((each) => mayBeUsed(name, each))
  return allowed.has(bare) || acceptedFor(name, bare) !== undefined
}
