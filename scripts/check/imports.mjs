import { findCycles, findModuleCycles } from './cycles.mjs'
import { importGraph } from './import-graph.mjs'
import { rules } from './import-rules.mjs'

/** @typedef {import('./import-graph.mjs').Import} Import */

/** @param {RegExp} pattern @param {string | undefined} captured */
function fill(pattern, captured) {
  return captured ? new RegExp(pattern.source.replaceAll('$1', captured)) : pattern
}

/** @param {Import} one @returns {string[]} */
function broken({ from, to, typeOnly }) {
  return rules.flatMap(({ from: applies, may, mayNot, types, why }) => {
    const match = applies.exec(from)
    if (!match || (types && typeOnly)) return []
    const allowed = (!may || may.test(to)) && !(mayNot && fill(mayNot, match[1]).test(to))
    return allowed ? [] : [`${from} imports ${to}: ${why}`]
  })
}

/**
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkImports(root) {
  const imports = importGraph(root)
  return [
    ...imports.flatMap(broken),
    ...findCycles(imports).map((cycle) => `imports run in a circle: ${cycle.join(' → ')}`),
    ...findModuleCycles(imports).map((cycle) => `modules ask each other in a circle: ${cycle.join(' → ')}`),
  ]
}
