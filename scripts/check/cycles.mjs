/** @typedef {import('./import-graph.mjs').Import} Import */

/**
 * Finds imports that lead back to where they began, imports of types too. Only a lazy import may point back.
 * @param {Pick<Import, 'from' | 'to' | 'lazy'>[]} imports
 * @returns {string[][]} each as the files of the cycle, with the first repeated at the end
 */
export function findCycles(imports) {
  /** @type {Map<string, string[]>} */
  const next = new Map()
  for (const { from, to, lazy } of imports) if (!lazy) next.set(from, [...(next.get(from) ?? []), to])

  /** @type {string[][]} */
  const cycles = []
  const finished = new Set()
  /** @type {string[]} */
  const trail = []
  /** @param {string} file */
  const visit = (file) => {
    const seenAt = trail.indexOf(file)
    if (seenAt >= 0) cycles.push([...trail.slice(seenAt), file])
    if (seenAt >= 0 || finished.has(file)) return
    trail.push(file)
    for (const to of next.get(file) ?? []) visit(to)
    trail.pop()
    finished.add(file)
  }
  for (const file of next.keys()) visit(file)
  return cycles
}

/** @param {string} file */
const moduleOf = (file) => /^server\/modules\/([^/]+)\//.exec(file)?.[1]

/**
 * The same between modules of the server, lazy imports included.
 * @param {Import[]} imports
 */
export const findModuleCycles = (imports) =>
  findCycles(
    imports.flatMap((one) => {
      const [from, to] = [moduleOf(one.from), moduleOf(one.to)]
      return from && to && from !== to ? [{ from, to, lazy: false }] : []
    }),
  )
