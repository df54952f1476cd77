import { idPattern } from '@/contract/entities/id'

const idAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'

export type Prng = {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** Includes both ends. */
  int(from: number, to: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  sample<T>(list: readonly T[], count: number): T[]
  weighted<T>(list: readonly T[], weight: (entry: T) => number): T
  id(): string
}

/** xmur3 spreads any text over 32 bits. */
function hash(text: string): number {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}

/** mulberry32: small, fast, the same on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * The id of something that has a name. It stays the same when another release draws other random numbers, so that rows from an older
 * release are found again.
 */
export const idOf = (...names: string[]) => prng(names.join(' ')).id()

export function prng(seed: string): Prng {
  const next = mulberry32(hash(seed))
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))

  function pick<T>(list: readonly T[]): T {
    const entry = list[int(0, list.length - 1)]
    if (entry === undefined) throw new Error('nothing to pick from')
    return entry
  }

  function sample<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1))
    return taken
  }

  function weighted<T>(list: readonly T[], weight: (entry: T) => number): T {
    let left = next() * list.reduce((sum, entry) => sum + weight(entry), 0)
    for (const entry of list) {
      left -= weight(entry)
      if (left < 0) return entry
    }
    return pick(list)
  }

  function id(): string {
    const letters = Array.from({ length: 12 }, () => idAlphabet[int(0, idAlphabet.length - 1)])
    const text = letters.join('')
    if (!idPattern.test(text)) throw new Error(`not an id: ${text}`)
    return text
  }

  return { next, int, chance: (share) => next() < share, pick, sample, weighted, id }
}
