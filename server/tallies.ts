type Tally = { count: number; lastAt: number }

export const tallyTimes = {
  freeTries: 10,
  firstWaitMs: 30_000,
  longestWaitMs: 15 * 60_000,
  /** Longer than any wait: otherwise waiting would also clear the count. */
  rememberedMs: 60 * 60_000,
}

const { freeTries, firstWaitMs, longestWaitMs, rememberedMs } = tallyTimes
const mostKeys = 100_000

/**
 * Counts tries under a key and forgets them an hour after the last. From the tenth try on each try needs a wait, twice as long as the one
 * before.
 */
export function createTallies() {
  const tallies = new Map<string, Tally>()

  function find(key: string, now: number) {
    const tally = tallies.get(key)
    if (tally && now - tally.lastAt < rememberedMs) return tally
    tallies.delete(key)
    return undefined
  }

  return {
    count: (key: string, now: number) => find(key, now)?.count ?? 0,
    waitMs(key: string, now: number) {
      const tally = find(key, now)
      if (!tally || tally.count < freeTries) return 0
      const wait = Math.min(firstWaitMs * 2 ** (tally.count - freeTries), longestWaitMs)
      return Math.max(0, tally.lastAt + wait - now)
    },
    /** When there is no more room, the key used longest ago is removed. */
    add(key: string, now: number) {
      const count = (find(key, now)?.count ?? 0) + 1
      tallies.delete(key)
      tallies.set(key, { count, lastAt: now })
      const [oldest] = tallies.keys()
      if (tallies.size > mostKeys && oldest !== undefined) tallies.delete(oldest)
    },
    takeBack(key: string) {
      const tally = tallies.get(key)
      if (tally) tallies.set(key, { ...tally, count: tally.count - 1 })
    },
    clear: (key: string) => tallies.delete(key),
  }
}
