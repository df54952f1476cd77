/** A seeded source of chance: the same seed writes the same messages on every machine. */
export type Chance = {
  below: (count: number) => number
  pick: <One>(list: readonly One[]) => One
  /** True in this share of the draws. */
  happens: (share: number) => boolean
  /** So many different elements, in any order. */
  some: <One>(list: readonly One[], count: number) => One[]
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  const pick = <One>(list: readonly One[]): One => {
    const found = list[below(list.length)]
    if (found === undefined) throw new Error('nothing to pick from')
    return found
  }
  const some = <One>(list: readonly One[], count: number): One[] => {
    const left = [...list]
    const taken: One[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(below(left.length), 1))
    return taken
  }
  return { below, pick, happens: (share) => next() < share, some }
}

/** A number from a name, for a split that nobody chooses. */
export function hashOf(name: string): number {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (hash ^ (hash >>> 15)) >>> 0
}
