import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import type { Database } from '@/server/db/client'
import type { Counts } from '@/server/ports/counts/port'
import type { MailPort } from '@/server/ports/mail/port'
import { createPace } from './pace'
import type { RenderedMail } from './personal'
import { settleSent } from './queries'
import { createTurns, type Turn } from './turn'

/** The state of this process's work on one mail port, between runs and for parallel callers. */
export type Line = {
  running: Promise<void> | undefined
  /** A mail was queued since the last query. */
  isAsked: boolean
  /** The mail server did not answer last time. Until the server answers, only one mail is tried. */
  isDown: boolean
  busy: Set<Promise<void>>
  pace: ReturnType<typeof createPace>
  /** How long the next mail waits, to limit the total rate. */
  meter: ReturnType<typeof createMeter>
  /** Keeps the order in which mails were decided: a mail that is written faster does not overtake. */
  nextTurn: () => Turn
  /** The time from the server's confirmation until we note it, in microseconds. After a crash in this time, the mail is sent again. */
  noted: RecordableHistogram
  /** The text that all mails of a restaurant and day share, written once in each run. */
  mails: LRUCache<string, Promise<RenderedMail>>
  wake: () => void
  settleSent: (sent: Sent) => Promise<void>
}

type Sent = { db: Database; id: string; messageId: string; sentAt: Date }

const lines = new WeakMap<MailPort, Line>()

export function lineOf(mail: MailPort): Line {
  const known = lines.get(mail)
  if (known) return known
  const line: Line = {
    running: undefined,
    isAsked: false,
    isDown: false,
    busy: new Set(),
    pace: createPace(mail.perDomainPerSecond),
    meter: createMeter(mail.perSecond),
    nextTurn: createTurns(),
    noted: createHistogram(),
    mails: new LRUCache({ max: 40 }),
    wake: () => undefined,
    settleSent: createBatcher(async (sent) => {
      for (const [db, rows] of Map.groupBy(sent, ({ db }) => db)) await settleSent(db, rows)
    }),
  }
  lines.set(mail, line)
  return line
}

/** Waits until a mail ends or is requested, or for `ms`. */
export function pause(line: Line, ms?: number) {
  return new Promise<void>((resolve) => {
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
    line.wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

/** The most lost time that the meter makes up for. */
const madeUpMs = 100

/**
 * Spreads mails evenly over each second, because a burst would leave no time for searches. Returns the wait of the next mail of all
 * processes that share the counts.
 */
export function createMeter(perSecond: number | undefined) {
  return async (counts: Pick<Counts, 'reserve'>, now: number) => {
    if (perSecond === undefined) return 0
    return counts.reserve({
      key: 'all mails',
      count: 1,
      apartMs: 1000 / perSecond,
      behindMs: madeUpMs,
      now,
    })
  }
}

/**
 * Collects items during a write and writes them together in the next write: a single item is not delayed, and many items need few
 * writes.
 */
function createBatcher<Item>(write: (items: Item[]) => Promise<void>) {
  let waiting: { item: Item; done: PromiseWithResolvers<void> }[] = []
  let isWriting = false

  async function flush() {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await write(batch.map(({ item }) => item)).then(
        () => {
          for (const { done } of batch) done.resolve()
        },
        (error: unknown) => {
          for (const { done } of batch) done.reject(error)
        },
      )
    }
    isWriting = false
  }

  return (item: Item): Promise<void> => {
    const done = Promise.withResolvers<void>()
    waiting.push({ item, done })
    if (!isWriting) void flush()
    return done.promise
  }
}
