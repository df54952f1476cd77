import { createFailedTries } from './failed-tries'
import type { Counts } from './port'
import { createRequestCounts } from './request-counts'

/** This process counts by itself. */
export function createMemoryCounts(): Counts {
  const requests = new Map<string, ReturnType<typeof createRequestCounts>>()
  const tries = createFailedTries()

  function countsOf(name: string, windowMs: number) {
    const counts = requests.get(name) ?? createRequestCounts({ points: 1, duration: windowMs / 1000 })
    requests.set(name, counts)
    return counts
  }

  return {
    async request({ name, keys, windowMs, now, amount = 1 }) {
      const counts = countsOf(name, windowMs)
      const wait = Math.max(...keys.map(({ key, most }) => counts.waitMs(key, now, most, amount)))
      if (wait === 0) for (const { key } of keys) counts.add(key, now, amount)
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
    close: () => undefined,
  }
}
