import { and, asc, getTableName, inArray, is, lt, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from '@/server/db/client'
import * as schema from '@/server/db/schema'

const { files } = schema

/** These hold no address of a file, or hold it without needing the file. */
const without = new Set<unknown>([files, schema.auditLog, schema.places, schema.pageViews, schema.sessions])

/** Every other table may name a file, in whatever column: a new one cannot be forgotten. */
const naming = Object.values<unknown>(schema).filter(
  (one): one is PgTable => is(one, PgTable) && !without.has(one),
)

const address = '/files/([0-9a-hjkmnp-tv-z]{12})/'

/** The ids of all files that any row names. */
function namedIds(): SQL {
  const each = naming.map(
    (
      table,
    ) => sql`select (regexp_matches(${sql.identifier(getTableName(table))}::text, ${address}, 'g'))[1] as id
      from ${table} where ${sql.identifier(getTableName(table))}::text like '%/files/%'`,
  )
  return sql`(${sql.join(each, sql` union `)})`
}

type Swept = { id: string; keys: string[] }

/**
 * Deletes some rows of files from before then that nobody names. They are locked first and judged after: a verb that has
 * just taken one, and so locked it, is waited for, and then seen.
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

/** Those of these ids that are neither written down nor named. */
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
