/** @typedef {import('./import-graph.mjs').Import} Import */

/**
 * Loops of imports that run when a module loads: types and lazy imports are free to point back.
 * @param {Import[]} imports
 * @returns {string[][]} each as the files on the way round, its first repeated at the end
 */
export function findCycles(imports) {
  /** @type {Map<string, string[]>} */
  const next = new Map()
  for (const { from, to, typeOnly, lazy } of imports)
    if (!typeOnly && !lazy) next.set(from, [...(next.get(from) ?? []), to])

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
