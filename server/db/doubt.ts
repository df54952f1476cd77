import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type * as schema from '@/server/db/schema'

type Database = NodePgDatabase<typeof schema>

const listeners = new WeakMap<Database, () => void>()

/** Calls `tell` after each transaction whose connection broke: nobody knows whether the database committed it. */
export function whenInDoubt(db: Database, tell: () => void) {
  listeners.set(db, tell)
}

export function watchTransactions<Watched extends Database>(db: Watched): Watched {
  const transaction = db.transaction.bind(db)
  const watched: Database['transaction'] = (...given) =>
    transaction(...given).catch((error: unknown) => {
      if (isBrokenOff(error)) listeners.get(db)?.()
      throw error
    })
  return Object.assign(db, { transaction: watched })
}

const shutdown = /^57P0/
const sentences = /^(Connection terminated|Query read timeout)/

/** A refusal by the database is no doubt, and neither is a connection that was never made. */
function isBrokenOff(error: unknown) {
  for (let link = error; link instanceof Error; link = link.cause) {
    if ('code' in link && shutdown.test(String(link.code))) return true
    if (sentences.test(link.message) || ('syscall' in link && link.syscall !== 'connect')) return true
  }
  return false
}
