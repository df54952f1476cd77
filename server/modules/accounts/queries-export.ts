import { and, asc, eq, getTableColumns, getTableName, inArray, is, ne, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from '@/server/db/client'
import * as schema from '@/server/db/schema'
import { emailCode } from '@/server/mails/definitions'
import { isAboutChangeOf } from './queries-email-mails'

const { auditLog, conversations, menus, owners, outbox, qrCodes, restaurants } = schema

const factorSecrets = ['app_secrets', 'factor_challenges', 'recovery_codes']

/** Tables that the export leaves out: other people's addresses, secrets, and data computed from other tables. */
const leftOut = new Set(['subscriptions', 'auth_tokens', 'restaurant_search', ...factorSecrets])

const tables = Object.values<unknown>(schema).filter((each): each is PgTable => is(each, PgTable))

type Asker = { ownerId: string; email: string }
type Row = Record<string, unknown>

/** Reads few rows at a time, and more while the rows are small: a row may hold a whole menu or one number. */
const fewRows = 8
const manyRows = 256
const smallBatch = 64 * 1024

/** The position of an export: a table, and the key of a row as the database writes it. */
export type Place = { table: string; key: string[] }

/**
 * Reads every row that belongs to an owner, as JSON, in batches: rows of all tables that refer to the owner, to their restaurant, or
 * to another thing of theirs. Each batch returns its end, where the next call can start.
 */
export async function* findAllOf(
  db: Database,
  asker: Asker,
  from?: Place,
): AsyncGenerator<{ rows: string[]; place: Place }> {
  const names = tables.map(getTableName)
  for (const table of tables.slice(from ? names.indexOf(from.table) : 0)) {
    const name = getTableName(table)
    const whose = leftOut.has(name) ? undefined : belongsTo(db, table, asker)
    if (!whose) continue
    let limit = fewRows
    let after = from?.table === name ? from.key : undefined
    for (;;) {
      const found = await nextRows(db, table, whose, { limit, ...(after && { after }) })
      const last = found.at(-1)
      if (!last) break
      const rows = found.map(({ row }) => JSON.stringify(withoutSecrets(row)))
      after = key.parse(JSON.parse(last.key))
      yield { rows, place: { table: name, key: after } }
      if (found.length < limit) break
      const isSmall = rows.reduce((sum, { length }) => sum + length, 0) < smallBatch
      limit = isSmall ? Math.min(limit * 2, manyRows) : fewRows
    }
  }
}

/** Sorts by the table's key, so that new and deleted rows do not shift the position. */
async function nextRows(
  db: Database,
  table: PgTable,
  whose: SQL,
  { limit, after }: { limit: number; after?: string[] },
): Promise<{ row: Row; key: string }[]> {
  const keys = keyOf(table)
  const ours = sql.join(keys, comma)
  const texts = sql.join(
    keys.map((column) => sql`${column}::text`),
    comma,
  )
  const known = keys.map((column, at) => sql`${after?.[at]}::${sql.raw(column.getSQLType())}`)
  return db
    .select({ row: getTableColumns(table), key: sql<string>`json_build_array(${texts})::text` })
    .from(table)
    .where(and(whose, after && sql`(${ours}) > (${sql.join(known, comma)})`))
    .orderBy(...keys.map((column) => asc(column)))
    .limit(limit)
}

const comma = sql`, `
const key = z.array(z.string())

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const names = (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name)
  return Object.values<PgColumn>(getTableColumns(table)).filter(({ name }) => names.includes(name))
}

function belongsTo(db: Database, table: PgTable, { ownerId, email }: Asker): SQL | undefined {
  if (table === owners) return eq(owners.id, ownerId)
  const own = db.select({ id: restaurants.id }).from(restaurants).where(eq(restaurants.ownerId, ownerId))
  if (table === auditLog)
    return or(eq(auditLog.actorId, ownerId), eq(auditLog.entityId, ownerId), inArray(auditLog.entityId, own))
  // A code that went elsewhere is left out: it shows that the address it went to has no account.
  if (table === outbox)
    return or(eq(outbox.recipient, email), and(isAboutChangeOf(db, ownerId), ne(outbox.kind, emailCode.kind)))
  const talks = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.ownerId, ownerId))
  const days = db.select({ id: menus.id }).from(menus).where(inArray(menus.restaurantId, own))
  const codes = db.select({ id: qrCodes.id }).from(qrCodes).where(inArray(qrCodes.restaurantId, own))
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return or(
    columns.ownerId && eq(columns.ownerId, ownerId),
    columns.restaurantId && inArray(columns.restaurantId, own),
    columns.conversationId && inArray(columns.conversationId, talks),
    columns.menuId && inArray(columns.menuId, days),
    columns.qrCodeId && inArray(columns.qrCodeId, codes),
  )
}

const withoutSecrets = (row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.endsWith('Hash')))
