import type { Pool, PoolClient } from 'pg'

export type DatabaseFault = 'abort' | 'lost-answer' | 'kill'

/** One life of the process: from its begin until it is ended or killed. */
export type Life = {
  isDead: boolean
  /** What happens at which question to the database from now on, once. */
  fault: { kind: DatabaseFault; after: number } | null
  /** The fault has happened. */
  hasFailed: boolean
  /** Resolves when the process is killed. */
  death: Promise<void>
  die(): void
  /** Connections that this life holds. */
  held: Map<PoolClient, Promise<unknown>>
}

export function newLife(): Life {
  const { promise: death, resolve } = Promise.withResolvers<void>()
  const life: Life = {
    ...{ isDead: false, fault: null, hasFailed: false, death, held: new Map() },
    die() {
      life.isDead = true
      resolve()
    },
  }
  return life
}

/** Whoever is dead hears no answer, and so does nothing more: not even what stands in a `finally`. */
export const never = new Promise<never>(() => undefined)

const refused = (code: string, text: string) => Object.assign(new Error(text), { code })
const away = () => refused('ECONNREFUSED', 'the year has no database now')
const aborted = () => refused('40001', 'the year has aborted this transaction')
const lost = () => Object.assign(refused('ECONNRESET', 'the year has lost this answer'), { syscall: 'read' })

const textOf = (args: unknown[]) => {
  const [first] = args
  return String(typeof first === 'string' ? first : Reflect.get(Object(first), 'text')).trim()
}

type Query = (...args: unknown[]) => Promise<unknown>
type Given = { pool: Pool; life: Life; isAway: () => boolean }

/** The pool as one life sees it: the database may be away, abort a transaction, or be asked in the moment of death. */
export function poolOf({ pool, life, isAway }: Given): Pool {
  const ask: Query = pool.query.bind(pool)
  const seen: Pool = Object.create(pool)
  /** One for each connection: drizzle reads the whole schema for a client that it has not seen. */
  const known = new WeakMap<PoolClient, ReturnType<typeof clientOf>>()
  return Object.assign(seen, {
    connect: async () => {
      if (life.isDead) return never
      if (isAway()) throw away()
      const client = await pool.connect()
      if (life.isDead) {
        client.release()
        return never
      }
      const own = known.get(client) ?? clientOf(client, life)
      known.set(client, own)
      return own.take()
    },
    query: (...args: unknown[]) => {
      if (isAway()) return Promise.reject(away())
      return asked(life, textOf(args), () => ask(...args))
    },
  })
}

/** A question that a fault may hit: before it is asked, or after it was answered. */
async function asked(life: Life, text: string, run: () => Promise<unknown>, inTransaction = false) {
  if (life.isDead) return never
  const fault = dueFault(life, text, inTransaction)
  // An even number dies before the question, an odd one after it.
  if (fault === 'kill before') {
    life.die()
    return never
  }
  if (fault === 'abort') throw aborted()
  const answer = await run()
  if (fault === 'kill after') life.die()
  if (life.isDead) return never
  if (fault === 'lost-answer') throw lost()
  return answer
}

function dueFault(life: Life, text: string, inTransaction: boolean) {
  const { fault } = life
  if (!fault) return null
  const isCommit = /^commit/i.test(text)
  if (fault.kind === 'abort' && (!inTransaction || /^(begin|rollback)/i.test(text))) return null
  if (fault.kind === 'lost-answer' && !isCommit) return null
  fault.after -= 1
  if (fault.after > 0) return null
  life.fault = null
  life.hasFailed = true
  if (fault.kind === 'kill') return text.length % 2 === 0 ? 'kill before' : 'kill after'
  return fault.kind
}

function clientOf(client: PoolClient, life: Life) {
  const ask: Query = client.query.bind(client)
  let isOpen = false
  let isAborted = false
  const seen: PoolClient = Object.create(client)

  async function query(...args: unknown[]) {
    const text = textOf(args)
    if (isAborted && !/^rollback/i.test(text)) throw aborted()
    if (/^begin/i.test(text)) isOpen = true
    if (/^(commit|rollback)/i.test(text)) isOpen = false
    const run = () => {
      const running = ask(...args)
      life.held.set(
        client,
        running.catch(() => undefined),
      )
      return running
    }
    try {
      return await asked(life, text, run, isOpen || /^commit/i.test(text))
    } catch (error) {
      if (Reflect.get(Object(error), 'code') === '40001' && !isAborted) {
        isAborted = true
        await ask('rollback')
      }
      throw error
    }
  }
  Object.assign(seen, {
    query,
    release: (error?: boolean) => {
      if (life.isDead) return
      life.held.delete(client)
      client.release(error)
    },
  })

  return {
    take() {
      isOpen = false
      isAborted = false
      life.held.set(client, Promise.resolve())
      return seen
    },
  }
}

/** What the database does when it notices that the process is gone: nothing of its open transactions stays. */
export async function bury(life: Life) {
  for (const [client, running] of life.held) {
    await running
    await client.query('rollback')
    client.release()
  }
  life.held.clear()
}
