import { and, asc, getTableName, inArray, is, lt, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from '@/server/db/client'
import * as schema from '@/server/db/schema'

const { files } = schema

const secrets = [
  schema.appSecrets,
  schema.factorChallenges,
  schema.knownDevices,
  schema.passkeys,
  schema.recoveryCodes,
]

/** Tables without addresses of files, or with addresses that do not need the file. */
const tablesWithoutFiles = new Set<unknown>([
  files,
  schema.auditLog,
  schema.places,
  schema.pageViews,
  schema.sessions,
  ...secrets,
])

/** Every other table may name a file in any column, so that a new table is included automatically. */
const tablesWithFiles = Object.values<unknown>(schema).filter(
  (one): one is PgTable => is(one, PgTable) && !tablesWithoutFiles.has(one),
)

const address = '/files/([0-9a-hjkmnp-tv-z]{12})/'

/** The ids of all files that a row names. */
function namedIds(): SQL {
  const each = tablesWithFiles.map(
    (
      table,
    ) => sql`select (regexp_matches(${sql.identifier(getTableName(table))}::text, ${address}, 'g'))[1] as id
      from ${table} where ${sql.identifier(getTableName(table))}::text like '%/files/%'`,
  )
  return sql`(${sql.join(each, sql` union `)})`
}

type Swept = { id: string; keys: string[] }

/**
 * Deletes some rows of files older than `before` that no row names. First locks the rows, then checks the names: if a verb has just
 * taken a file and locked it, the sweep waits and then sees the new name.
 */
export function deleteUnnamed(db: Database, before: Date, atOnce: number): Promise<Swept[]> {
  return db.transaction(async (tx) => {
    const unnamed = sql`${files.id} not in ${namedIds()}`
    const suspects = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(lt(files.createdAt, before), unnamed))
      .orderBy(asc(files.createdAt))
      .limit(atOnce)
      .for('update')
    if (suspects.length === 0) return []
    const ids = suspects.map(({ id }) => id)
    const deleted = await tx
      .delete(files)
      .where(and(inArray(files.id, ids), unnamed))
      .returning({ id: files.id, key: files.storageKey, variants: files.variants })
    return deleted.map(({ id, key, variants }) => ({ id, keys: keysOf(key, variants) }))
  })
}

const keysOf = (key: string, variants: schema.FileVariant[]) => [
  ...new Set([key, ...variants.map(({ url }) => url.replace(/^\/files\//, ''))]),
]

/** The given ids that have no row and that no row names. */
export async function unknownIds(db: Queryable, ids: string[]): Promise<string[]> {
  const written = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))
  const known = new Set(written.map(({ id }) => id))
  const others = ids.filter((id) => !known.has(id))
  if (others.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${namedIds()} named where id in ${others}`,
  )
  const named = new Set(rows.map(({ id }) => id))
  return others.filter((id) => !named.has(id))
}
