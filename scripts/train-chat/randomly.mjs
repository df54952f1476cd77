/** The same numbers for the same seed. @param {number} seed */
export function randomly(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** @template T @param {T[]} items @param {() => number} random */
export const shuffled = (items, random) =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
