import type { Logger } from 'pino'
import { appendChanges } from '@/server/db/changes'
import type { Database } from '@/server/db/client'
import { ring } from './bell'
import type { ChangedRestaurant, WebCache } from './port'

type Needs = {
  db: Database
  log: Logger
  nearest: WebCache
  /** Told of each position that this process has written. */
  noted?: (position: number) => void
  /** The wait before each retry. */
  delaysMs?: number[]
  /** How long a request that changed data waits for the database to note what changed. */
  patienceMs?: number
}

/** The most that is written in one statement. */
const atOnce = 1000

/** Writes what changed where each web reads it, at any number of webs and apis, and tells the nearest web at once. */
export function createChangeStream({ db, log, nearest, noted, ...options }: Needs): WebCache {
  const { delaysMs = [200, 1_000, 4_000, 10_000, 15_000], patienceMs = 500 } = options
  const pending: ChangedRestaurant[] = []
  let writing: Promise<void> | undefined

  async function append(changed: ChangedRestaurant[]) {
    for (const delay of [0, ...delaysMs]) {
      if (delay > 0) await wait(delay)
      try {
        const position = await appendChanges(db, changed)
        noted?.(position)
        return ring(db)
      } catch (err) {
        log.debug({ err }, 'changes not noted yet')
      }
    }
    log.error({ count: changed.length }, 'the webs could not be told what changed')
  }

  /** What comes while something is written is written together: the writers of all processes wait for each other. */
  async function writePending() {
    while (pending.length > 0) await append(pending.splice(0, atOnce))
    writing = undefined
  }

  return {
    async expire(changed) {
      if (changed.length === 0) return
      pending.push(...changed)
      writing ??= writePending()
      await Promise.race([writing, wait(patienceMs)])
      await nearest.expire(changed)
    },
    async settled() {
      await Promise.all([writing, nearest.settled()])
    },
  }
}

/** The timer does not keep the process alive. */
function wait(ms: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
