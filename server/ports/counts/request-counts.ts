type Count = { used: number; endsAt: number }

/** An entry takes about 200 bytes. This many clients at once are a crowd. */
const mostKeys = 20_000

/**
 * Counts requests under a key for `duration` seconds from the first request. When there is no more room, the oldest count is forgotten
 * first.
 */
export function createRequestCounts({ points, duration }: { points: number; duration: number }) {
  const counts = new Map<string, Count>()

  function find(key: string, now: number) {
    const count = counts.get(key)
    return count && count.endsAt > now ? count : undefined
  }

  return {
    /** Milliseconds until the key may ask again, if `times` limits have no room for the amount. 0: now. */
    waitMs(key: string, now: number, times = 1, amount = 1) {
      const count = find(key, now)
      const isRoom = (count?.used ?? 0) + amount <= points * times
      return isRoom ? 0 : (count?.endsAt ?? now + duration * 1000) - now
    },
    add(key: string, now: number, amount = 1) {
      const used = (find(key, now)?.used ?? 0) + amount
      const endsAt = find(key, now)?.endsAt ?? now + duration * 1000
      counts.delete(key)
      counts.set(key, { used, endsAt })
      const [oldest] = counts.keys()
      if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest)
    },
    get size() {
      return counts.size
    },
  }
}
