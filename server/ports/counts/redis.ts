import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { countLimit } from '@/server/metrics'
import { tallyTimes } from '@/server/tallies'
import type { Counts, Try } from './port'
import { createConnection } from './resp'
import {
  clearScript,
  countedScript,
  countScript,
  requestScript,
  reserveScript,
  succeedScript,
  tryScript,
} from './scripts'

type Options = {
  url: string
  log: Logger
  /** Counts while Redis is away. */
  alone: Counts
  timeoutMs?: number
  /** How long Redis is left alone after a failure. */
  restMs?: number
}

type Connection = ReturnType<typeof createConnection>

/** Addresses of people stay out of Redis, which may write them to a disk. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)

const tallyOf = (key: string) => `mantel:tally:${hashed(key)}`

const keysOf = ({ client, email }: Try) =>
  [`client ${client}`, ...(email === undefined ? [] : [`email ${email}`, `pair ${client} ${email}`])].map(
    (key) => `mantel:try:${hashed(key)}`,
  )

/** Counts in Redis or Valkey, once for all processes. Without an answer this process counts by itself, and says so. */
export function createRedisCounts({ url, log, alone, timeoutMs = 250, restMs = 2_000 }: Options): Counts {
  let connection: Connection | undefined
  let restUntil = 0
  let isAway = false
  let isClosed = false

  async function run(script: string, keys: string[], given: (string | number)[]) {
    if (!connection || connection.isOver()) connection = createConnection(new URL(url), timeoutMs)
    const reply = await connection.send(['EVAL', script, String(keys.length), ...keys, ...given.map(String)])
    if (typeof reply !== 'number') throw new Error('Redis gave no number.')
    return reply
  }

  async function shared<T>(ask: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    const byOurselves = () => {
      countLimit('process')
      return otherwise()
    }
    if (isClosed || Date.now() < restUntil) return byOurselves()
    try {
      const answer = await ask()
      countLimit('redis')
      if (isAway) log.info('limits are counted for all processes again')
      isAway = false
      return answer
    } catch (err) {
      if (isClosed) return byOurselves()
      if (!isAway) log.warn({ err }, 'no answer from Redis: this process counts limits by itself')
      isAway = true
      restUntil = Date.now() + restMs
      return byOurselves()
    }
  }

  return {
    request(asked) {
      const { name, keys, windowMs } = asked
      const names = keys.map(({ key }) => `mantel:ask:${name}:${hashed(key)}`)
      const limits = [windowMs, ...keys.map(({ most }) => most)]
      return shared(
        () => run(requestScript, names, limits),
        () => alone.request(asked),
      )
    },
    beginTry(tried, now) {
      const { freeTries, firstWaitMs, longestWaitMs, rememberedMs } = tallyTimes
      const numbers = [now.getTime(), freeTries, firstWaitMs, longestWaitMs, rememberedMs]
      return shared(
        () => run(tryScript, keysOf(tried), numbers),
        () => alone.beginTry(tried, now),
      )
    },
    async succeed(tried) {
      await shared(
        () => run(succeedScript, keysOf(tried), []),
        async () => 0,
      )
      // It may have begun while Redis was away.
      await alone.succeed(tried)
    },
    counted(key, now) {
      return shared(
        () => run(countedScript, [tallyOf(key)], []),
        () => alone.counted(key, now),
      )
    },
    count(key, most, now) {
      return shared(
        async () => (await run(countScript, [tallyOf(key)], [most, tallyTimes.rememberedMs])) === 1,
        () => alone.count(key, most, now),
      )
    },
    async clear(key) {
      await shared(
        () => run(clearScript, [tallyOf(key)], []),
        async () => 0,
      )
      await alone.clear(key)
    },
    reserve(asked) {
      const { key, count, apartMs, behindMs = 0 } = asked
      return shared(
        () => run(reserveScript, [`mantel:pace:${hashed(key)}`], [count, apartMs, behindMs]),
        () => alone.reserve(asked),
      )
    },
    close() {
      isClosed = true
      connection?.close()
    },
  }
}
