/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string> } & Record<string, unknown>} Entry */
/** @typedef {{ packages: Record<string, Entry> }} Lock */
/** @typedef {{ name: string, version: string, wantedBy: string }} Missing */

/** Where Node would look for a package from another's folder. @param {string} from @param {string} name */
function places(from, name) {
  const folders = from.split('/node_modules/')
  const upwards = folders.map((_, depth) => folders.slice(0, depth + 1).join('/node_modules/'))
  return [...upwards.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`]
}

/**
 * Optional packages the lock speaks of without an entry for them. npm leaves out what its registry has not got, mostly
 * builds for other platforms, and then `npm ci` refuses the lock.
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
