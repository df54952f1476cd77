import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Clock } from '@/server/ctx'
import type { Database } from '@/server/db/client'

const lookMs = 5_000
/** Less than this is the journey of the question, and no clock that is wrong. */
const apartMs = 1_000

export type SharedClock = { clock: Clock; look(): Promise<void>; close(): void }

/**
 * The time of the database, so that all processes have one time: a mail that one has claimed for two minutes is not free for another whose
 * clock is an hour ahead. Between two looks the steady timer goes on, whatever somebody sets the machine's clock to.
 */
export async function startSharedClock(db: Database, log: Logger): Promise<SharedClock> {
  let start = Date.now() - performance.now()

  async function look() {
    const asked = performance.now()
    const { rows } = await db.execute<{ ms: string }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`,
    )
    const answered = performance.now()
    const truth = Number(rows[0]?.ms) - (asked + answered) / 2
    const apart = truth - start
    // The answer was true at some moment of the question.
    if (!(Math.abs(apart) > apartMs + (answered - asked) / 2)) return
    log.warn({ apartMs: Math.round(apart) }, 'the clock of this machine is not that of the database')
    start = truth
  }

  await look()
  // That the database is away is in the log already.
  const timer = setInterval(() => void look().catch(() => undefined), lookMs)
  timer.unref()
  return {
    clock: () => new Date(start + performance.now()),
    look,
    close: () => clearInterval(timer),
  }
}
