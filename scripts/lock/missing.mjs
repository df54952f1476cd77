/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string> } & import('./platforms.mjs').Built & Record<string, unknown>} Entry */
/** @typedef {{ packages: Record<string, Entry> }} Lock */
/** @typedef {{ name: string, version: string, wantedBy: string }} Missing */

/** The folders where Node would look for a package from another package's folder. @param {string} from @param {string} name */
function places(from, name) {
  const folders = from.split('/node_modules/')
  const upwards = folders.map((_, depth) => folders.slice(0, depth + 1).join('/node_modules/'))
  return [...upwards.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`]
}

/**
 * Optional packages that the lock names without an entry for them. npm leaves out packages that its registry lacks, mostly builds for
 * other platforms, and then `npm ci` refuses the lock.
 * @param {Lock} lock
 * @returns {Missing[]}
 */
export function missingPackages({ packages }) {
  return Object.entries(packages).flatMap(([wantedBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !places(wantedBy, name).some((place) => packages[place]))
      .map(([name, version]) => ({ name, version, wantedBy })),
  )
}
