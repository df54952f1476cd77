import { eq, getTableColumns, getTableName, inArray, is, or, type SQL } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/server/db/client'
import * as schema from '@/server/db/schema'

const { auditLog, conversations, menus, owners, outbox, qrCodes, restaurants } = schema

/** Other people's addresses, secrets, and what is worked out from the rest. */
const leftOut = new Set(['subscriptions', 'auth_tokens', 'restaurant_search'])

const tables = Object.values<unknown>(schema).filter((each): each is PgTable => is(each, PgTable))

type Asker = { ownerId: string; email: string }
type Row = Record<string, unknown>

/** Every row that belongs to an owner: whatever table names them, their restaurant, or a thing of theirs. */
export async function findAllOf(db: Database, asker: Asker) {
  const found: Record<string, Row[]> = {}
  for (const table of tables) {
    const name = getTableName(table)
    const whose = leftOut.has(name) ? undefined : belongsTo(db, table, asker)
    if (!whose) continue
    const rows: Row[] = await db.select().from(table).where(whose)
    if (rows.length > 0) found[name] = rows.map(withoutSecrets)
  }
  return found
}

function belongsTo(db: Database, table: PgTable, { ownerId, email }: Asker): SQL | undefined {
  if (table === owners) return eq(owners.id, ownerId)
  const own = db.select({ id: restaurants.id }).from(restaurants).where(eq(restaurants.ownerId, ownerId))
  if (table === auditLog)
    return or(eq(auditLog.actorId, ownerId), eq(auditLog.entityId, ownerId), inArray(auditLog.entityId, own))
  if (table === outbox) return eq(outbox.recipient, email)
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
