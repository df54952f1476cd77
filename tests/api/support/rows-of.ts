import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/server/db/client'
import * as schema from '@/server/db/schema'
import type { TestOwner } from '@/tests/api/support/world'

const tables = Object.values<unknown>(schema).filter((each): each is PgTable => is(each, PgTable))

/** All that is kept of an owner, table by table, to be compared with itself later. */
export async function rowsOf(db: Database, { ownerId, restaurantId }: TestOwner) {
  const kept: Record<string, unknown[]> = {}
  for (const table of tables) {
    const columns = getTableColumns(table)
    const whose = [
      table === schema.owners && sql`id = ${ownerId}`,
      'ownerId' in columns && sql`owner_id = ${ownerId}`,
      'restaurantId' in columns && sql`restaurant_id = ${restaurantId}`,
    ].filter((condition) => condition !== false)
    if (whose.length === 0) continue
    const { rows } = await db.execute(
      sql`select to_jsonb(each) as row from ${table} each where ${sql.join(whose, sql` or `)} order by 1`,
    )
    if (rows.length > 0) kept[getTableName(table)] = rows
  }
  return kept
}
