/** @typedef {import('./import-graph.mjs').Import} Import */

/** @param {Import[]} imports @param {'from' | 'to'} begin @param {'from' | 'to'} end */
function neighbours(imports, begin, end) {
  /** @type {Map<string, Set<string>>} */
  const all = new Map()
  for (const one of imports) {
    const known = all.get(one[begin]) ?? new Set()
    all.set(one[begin], known.add(one[end]))
  }
  return all
}

/** @param {Iterable<string>} files @param {Map<string, Set<string>>} next */
function closure(files, next) {
  const seen = new Set(files)
  for (const file of seen) for (const one of next.get(file) ?? []) seen.add(one)
  return seen
}

/**
 * The files that a file can give something to: those that it imports, and those that import it, with what they import.
 * @param {Import[]} imports
 */
export function reach(imports) {
  const [down, up] = [neighbours(imports, 'from', 'to'), neighbours(imports, 'to', 'from')]
  return (/** @type {string} */ file) => closure(closure([file], up), down)
}
