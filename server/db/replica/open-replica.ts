import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import {
  createDrizzle,
  createPool,
  type Database,
  type OpenDatabase,
  POSTGRES_CONNECTIONS,
  withoutCompiler,
} from '@/server/db/client'
import { createLag, walPosition } from './lag'

export type Replica = {
  db: Database
  /** Whether it has what was changed up to this position, and all else that is older than a few seconds. Never throws. */
  has(position: number): Promise<boolean>
  /** This position is known now: nobody reads what is older. */
  note(position: number): void
  /** A question to it has failed. */
  failed(error: unknown): void
  behindMs(): number
  close(): Promise<void>
}

type Options = {
  url: string
  primary: Pick<OpenDatabase, 'pool'>
  log: Logger
  lookMs?: number
  /** Farther behind than this, it is not read. */
  mostBehindMs?: number
}

/** A question that takes longer is asked of the primary. */
const patienceMs = 2_000

/** Opens a streaming replica for reading. One that is away, or that is no replica, is not read, and keeps nobody from starting. */
export function openReplica({ url, primary, log, lookMs = 1_000, mostBehindMs = 5_000 }: Options): Replica {
  const pool = createPool(log, {
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    statement_timeout: patienceMs,
    query_timeout: patienceMs,
    connectionTimeoutMillis: patienceMs,
    options: `${withoutCompiler} -c default_transaction_read_only=on`,
  })
  const lag = createLag()
  const ending = new AbortController()
  let isUp = false
  let has = 0
  let needed = 0
  let asking: Promise<void> | undefined
  let saidTrouble = ''

  function say(trouble: string, err?: unknown) {
    if (trouble === saidTrouble) return
    saidTrouble = trouble
    if (trouble) log.warn({ err }, `the replica is not read: ${trouble}`)
    else log.info('public reads go to the replica')
  }

  function away(err: unknown) {
    isUp = false
    say('it does not answer', err)
  }

  async function look() {
    const at = performance.now()
    const lsn = await primaryIs(primary.pool).catch(() => undefined)
    if (lsn !== undefined) lag.primaryIs(lsn, at)
    const found = await replicaIs(pool)
    isUp = found.isReplica
    has = found.position
    if (found.lsn !== null) lag.replicaHas(found.lsn)
    if (!isUp) return say('it is no replica')
    say(lag.behindMs() > mostBehindMs ? 'it is far behind' : '')
  }

  async function watch() {
    while (!ending.signal.aborted) {
      await look().catch(away)
      await wait(lookMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }

  async function askPosition() {
    const { rows } = await pool.query<{ position: number }>(positionQuery)
    has = Math.max(has, rows[0]?.position ?? 0)
  }

  const watching = watch()
  return {
    db: createDrizzle(pool),
    async has(position) {
      const wanted = Math.max(position, needed)
      if (!isUp || lag.behindMs() > mostBehindMs) return false
      if (has >= wanted) return true
      asking ??= askPosition()
        .catch(away)
        .finally(() => {
          asking = undefined
        })
      await asking
      return isUp && has >= wanted
    },
    note(position) {
      needed = Math.max(needed, position)
    },
    failed(error) {
      if (isOfTheQuestion(error)) log.warn({ err: error }, 'the replica did not answer a question')
      else away(error)
    },
    behindMs: () => (isUp ? lag.behindMs() : Number.POSITIVE_INFINITY),
    async close() {
      ending.abort()
      await watching
      await pool.end()
    },
  }
}

const positionQuery = 'select coalesce(max(position), 0)::float8 as position from changes'

/** Where the primary's log is. One that is not asked in time is asked again. */
async function primaryIs(pool: pg.Pool) {
  const query: pg.QueryConfig & { query_timeout: number } = {
    text: 'select pg_current_wal_lsn()::text as lsn',
    query_timeout: patienceMs,
  }
  const { rows } = await pool.query<{ lsn: string }>(query)
  return rows[0] && walPosition(rows[0].lsn)
}

async function replicaIs(pool: pg.Pool) {
  const { rows } = await pool.query<{ isReplica: boolean; lsn: string | null; position: number }>(
    `select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as lsn, (${positionQuery}) as position`,
  )
  const [row] = rows
  if (!row) throw new Error('no answer')
  return { ...row, lsn: row.lsn === null ? null : walPosition(row.lsn) }
}

/** PostgreSQL's codes for a server that ends, starts, or has no connection left. */
const endingCodes = new Set(['57P01', '57P02', '57P03', '53300'])

/** It refused this question alone, for example because it had to go on with the primary's changes meanwhile (40001). */
function isOfTheQuestion(error: unknown): boolean {
  for (let link = error; link instanceof Error; link = link.cause)
    if ('severity' in link && 'code' in link) return !endingCodes.has(String(link.code))
  return false
}
