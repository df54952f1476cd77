import { createTallies } from '@/server/tallies'
import { createFailedTries } from './failed-tries'
import type { AskedTurns, Counts } from './port'
import { createRequestCounts } from './request-counts'

/** This process counts by itself. */
export function createMemoryCounts(): Counts {
  const requests = new Map<string, ReturnType<typeof createRequestCounts>>()
  const tries = createFailedTries()
  const tallies = createTallies()
  const turns = createTurnsOfPaces()

  function countsOf(name: string, windowMs: number) {
    const counts = requests.get(name) ?? createRequestCounts({ points: 1, duration: windowMs / 1000 })
    requests.set(name, counts)
    return counts
  }

  return {
    async request({ name, keys, windowMs, now }) {
      const counts = countsOf(name, windowMs)
      const wait = Math.max(...keys.map(({ key, most }) => counts.waitMs(key, now, most)))
      if (wait === 0) for (const { key } of keys) counts.add(key, now)
      return wait
    },
    async beginTry(tried, now) {
      const wait = tries.waitMs(tried, now)
      if (wait === 0) tries.begin(tried, now)
      return wait
    },
    async succeed(tried) {
      tries.succeed(tried)
    },
    counted: async (key, now) => tallies.count(key, now.getTime()),
    async count(key, most, now) {
      if (tallies.count(key, now.getTime()) >= most) return false
      tallies.add(key, now.getTime())
      return true
    },
    async clear(key) {
      tallies.clear(key)
    },
    reserve: async (asked) => turns.reserve(asked),
    close: () => undefined,
  }
}

/** Above this many paces, those whose next turn is past are forgotten. */
const mostPaces = 1_000

function createTurnsOfPaces() {
  const nextOf = new Map<string, number>()

  return {
    reserve({ key, count, apartMs, behindMs = 0, now }: AskedTurns) {
      if (nextOf.size > mostPaces) for (const [old, next] of nextOf) if (next < now) nextOf.delete(old)
      const first = Math.max(nextOf.get(key) ?? Number.NEGATIVE_INFINITY, now - behindMs)
      nextOf.set(key, first + count * apartMs)
      return Math.max(0, first - now)
    },
  }
}
