import { platformOf } from './platform.mjs'

/** @typedef {import('./missing.mjs').Lock} Lock */
/** @typedef {{ os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Built */

/** The platforms on which people build and run Mantel. */
const platforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'arm64', libc: '' },
  { os: 'darwin', cpu: 'x64', libc: '' },
  { os: 'win32', cpu: 'x64', libc: '' },
]

/** @param {string | string[] | undefined} named @param {string} one */
const allows = (named, one) => named === undefined || one === '' || [named].flat().includes(one)

/** @param {Built} build @param {typeof platforms[number]} platform */
const isFor = ({ os, cpu, libc }, platform) =>
  allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc)

/**
 * Packages with native parts for which the lock lacks a build for a platform: `npm ci` would leave the build out there without a warning.
 * @param {Lock} lock
 * @returns {string[]} one line a gap
 */
export function platformGaps({ packages }) {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) => {
    const builds = Object.keys(optionalDependencies).filter((name) => platformOf(name)?.os)
    if (place === '' || builds.length < 3) return []
    const entries = builds
      .map((name) => packages[`${place}/node_modules/${name}`] ?? packages[`node_modules/${name}`])
      .filter((entry) => entry !== undefined)
    return platforms
      .filter((platform) => !entries.some((entry) => isFor(entry, platform)))
      .map(({ os, cpu, libc }) => `${place} has no build for ${[os, cpu, libc].filter(Boolean).join(' ')}`)
  })
}

/**
 * Entries without an integrity hash. Builds for other platforms may lack it: not every registry has them.
 * @param {Lock} lock
 * @returns {string[]} one line an entry
 */
export function uncheckedBytes({ packages }) {
  const [here] = platforms
  return Object.entries(packages)
    .filter(([place, { integrity }]) => place !== '' && !integrity)
    .filter(([, entry]) => !entry.optional || !here || isFor(entry, here))
    .map(([place]) => `${place} has no integrity: npm run lock:complete`)
}
