const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const strong = /\p{L}/u

/** Which way a word is read; null for what goes either way. */
export type Direction = 'left' | 'right' | null

export const isRightToLeft = (text: string) => rightToLeft.test(text)

/** Where the first letter is read from; null without one. */
export function directionOf(text: string): Direction {
  for (const char of text) if (strong.test(char)) return rightToLeft.test(char) ? 'right' : 'left'
  return null
}

/**
 * The order in which things stand, from the left, that are read in this one: runs of the other direction are turned round, and
 * what is of none goes with its neighbours where they agree.
 */
export function standingOrder(directions: readonly Direction[], base: 'left' | 'right') {
  const known = directions.map((own, at) => own ?? neighbours(directions, at, base))
  const order: number[] = []
  for (let at = 0; at < known.length; ) {
    const end = known.findIndex((one, after) => after > at && one !== known[at])
    const run = known.slice(at, end === -1 ? undefined : end).map((_, of) => at + of)
    order.push(...(known[at] === base ? run : run.reverse()))
    at += run.length
  }
  return base === 'left' ? order : order.reverse()
}

function neighbours(directions: readonly Direction[], at: number, base: 'left' | 'right') {
  const before = directions.slice(0, at).findLast((one) => one !== null) ?? base
  const after = directions.slice(at + 1).find((one) => one !== null) ?? base
  return before === after ? before : base
}
