type Tally = { count: number; lastAt: number }

const free = 10
const firstWaitMs = 30_000
const longestWaitMs = 15 * 60_000
/** Longer than any wait, or waiting it out would wipe the slate. */
const rememberedMs = 60 * 60_000
const mostKeys = 100_000

/** Counts tries under a key, forgets them an hour after the last. From the tenth on each has to be waited for, twice as long. */
function createTallies() {
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
      if (!tally || tally.count < free) return 0
      const wait = Math.min(firstWaitMs * 2 ** (tally.count - free), longestWaitMs)
      return Math.max(0, tally.lastAt + wait - now)
    },
    /** The one touched longest ago goes when there is no more room. */
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

type Try = { email: string; client: string }

/**
 * Guesses at passwords, by the client they come from and by the address they are made at. Whoever guesses at an address
 * from many clients has one guess from each; the owner, who comes from yet another, is let in.
 */
export function createFailedTries() {
  const [clients, addresses, pairs] = [createTallies(), createTallies(), createTallies()]
  const pairOf = ({ email, client }: Try) => `${client} ${email}`

  return {
    /** Milliseconds; 0 when a try is free. */
    waitMs(asked: Try, now: Date) {
      const at = now.getTime()
      const hasFailedHere = pairs.count(pairOf(asked), at) > 0
      return Math.max(clients.waitMs(asked.client, at), hasFailedHere ? addresses.waitMs(asked.email, at) : 0)
    },
    /** Before it is judged, so that many at once are not more than one after the other. */
    begin(asked: Try, now: Date) {
      const at = now.getTime()
      clients.add(asked.client, at)
      addresses.add(asked.email, at)
      pairs.add(pairOf(asked), at)
    },
    succeed(asked: Try) {
      clients.takeBack(asked.client)
      addresses.takeBack(asked.email)
      pairs.clear(pairOf(asked))
    },
  }
}
