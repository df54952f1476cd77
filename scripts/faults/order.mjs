/**
 * Numbers from 0 to 1 that are the same for the same seed (mulberry32).
 * @param {number} seed
 */
export function randomOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * So many faults in an order of chance: each of them once before any comes again.
 * @template Fault
 * @param {readonly Fault[]} faults
 * @param {number} howMany
 * @param {() => number} random
 * @returns {Fault[]}
 */
export function orderOf(faults, howMany, random) {
  /** @type {Fault[]} */
  const order = []
  while (faults.length > 0 && order.length < howMany) order.push(...shuffled(faults, random))
  return order.slice(0, howMany)
}

/** @template Item @param {readonly Item[]} items @param {() => number} random */
function shuffled(items, random) {
  const left = [...items]
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}

/** Numbers of one's own for each part of a round, so that one part's haste does not change another's numbers. @param {number} seed */
export const streamsOf = (seed) => (/** @type {string} */ name) => {
  let mixed = seed >>> 0
  for (const letter of name) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return randomOf(mixed)
}

/** A whole number below this one. @param {() => number} random @param {number} below */
export const wholeBelow = (random, below) => Math.floor(random() * below)
