import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { newId } from '../id'

export const id = () => text().primaryKey().$defaultFn(newId)
export const moment = () => timestamp({ withTimezone: true })
export const createdAt = () => moment().notNull().defaultNow()
export const updatedAt = () => moment().notNull().defaultNow()
/** Counts the writes of a row. A save names the version that it started from, so that it overwrites nobody's change. */
export const version = () => integer().notNull().default(1)

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const int4multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

export const idCheck = (table: string, column: AnyPgColumn) =>
  check(`${table}_id_format`, sql`${column} ~ '^[0-9a-hjkmnp-tv-z]{12}$'`)

export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

export const minuteOfDay = (column: AnyPgColumn): SQL => sql`${column} between 0 and 1439`
/** A closing time may be after midnight, up to 30:00. */
export const minuteAfter = (column: AnyPgColumn, start: AnyPgColumn): SQL =>
  sql`${column} > ${start} and ${column} <= 1800`
