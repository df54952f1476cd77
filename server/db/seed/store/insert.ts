import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '@/server/db/client'

/** A statement holds 65,535 parameters. */
const parameterLimit = 60_000

export async function insertAll<T extends PgTable>(tx: Transaction, table: T, rows: T['$inferInsert'][]) {
  const [first] = rows
  if (!first) return
  const piece = Math.floor(parameterLimit / 45)
  for (let from = 0; from < rows.length; from += piece)
    await tx.insert(table).values(rows.slice(from, from + piece))
}
