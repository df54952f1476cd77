import { sql } from 'drizzle-orm'
import { AppError } from '@/server/errors'
import type { Api } from './api'

const patienceMs = 2_000
const keptMs = 200

/**
 * `healthz`: the process runs. `readyz`: the process can answer, since it listens only after the migration of the database, and will not end
 * soon.
 */
export function serveHealth(api: Api) {
  const { hono, services } = api
  hono.get('/healthz', (c) => {
    c.set('route', 'health')
    return c.json({ ok: true })
  })
  hono.get('/readyz', async (c) => {
    c.set('route', 'health')
    if (api.isEnding) throw new AppError('unavailable', 'ending', { retryAfter: 1 })
    await isAnsweredNow()
    return c.json({ ok: true })
  })

  /** Whoever asks without a pause gets the last answer: the question takes a connection from everybody's searches. */
  let asked: Promise<void> | undefined
  function isAnsweredNow() {
    if (asked) return asked
    const now = isAnswered(() => services.db.execute(sql`select 1`))
    asked = now
    const forget = () =>
      setTimeout(() => {
        asked = undefined
      }, keptMs).unref()
    now.then(forget, forget)
    return now
  }
}

async function isAnswered(ask: () => Promise<unknown>) {
  const timeout = AbortSignal.timeout(patienceMs)
  const tooLate = new Promise((_, reject) => timeout.addEventListener('abort', () => reject(timeout.reason)))
  try {
    await Promise.race([ask(), tooLate])
  } catch (cause) {
    throw new AppError('unavailable', 'database', { cause, retryAfter: 1 })
  }
}
