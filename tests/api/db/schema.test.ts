import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '@/server/db/client'
import * as schema from '@/server/db/schema'
import { connectTestDatabase } from '@/tests/api/support/connect'

const casing = new CasingCache('snake_case')
const tables = Object.values(schema).filter((value) => is(value, PgTable))

type Column = { name: string; type: string; nullable: boolean; generated: boolean }

const stored = `
  select attrelid::regclass::text as table, attname as name, format_type(atttypid, atttypmod) as type,
    not attnotnull as nullable, attgenerated <> '' as generated
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`

const unindexed = `
  select conrelid::regclass || '.' || attname as key
  from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
    select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`

function declaredColumns(table: PgTable): Column[] {
  return Object.values(getTableColumns(table)).map((column) => ({
    name: casing.getColumnCasing(column),
    type: column.getSQLType(),
    nullable: !column.notNull,
    generated: column.generated !== undefined,
  }))
}

const byName = (a: Column, b: Column) => a.name.localeCompare(b.name)

describe('the migrated database and the drizzle schema', () => {
  let database: OpenDatabase
  const found = new Map<string, Column[]>()

  beforeAll(async () => {
    database = await connectTestDatabase()
    const { rows } = await database.pool.query<Column & { table: string }>(stored)
    for (const { table, ...column } of rows) found.set(table, [...(found.get(table) ?? []), column])
  })
  afterAll(() => database.close())

  test('have the same tables', () => {
    const names = [...found.keys()].filter((name) => name !== 'schema_migrations')
    expect(names.sort()).toEqual(tables.map(getTableName).sort())
  })

  test.each(tables.map((table) => [getTableName(table), table]))('agree on %s', (name, table) => {
    expect(found.get(name)?.sort(byName)).toEqual(declaredColumns(table).sort(byName))
  })

  test.each(tables.map((table) => [getTableName(table), table]))(
    'agree on the indexes of %s',
    async (name, table) => {
      const { rows } = await database.pool.query<{ index: string }>(
        `select indexname as index from pg_indexes where schemaname = 'public' and tablename = $1`,
        [name],
      )
      const { indexes } = getTableConfig(table)
      expect(rows.map((row) => row.index)).toEqual(
        expect.arrayContaining(indexes.map((index) => index.config.name)),
      )
    },
  )

  test('every foreign key is indexed', async () => {
    const { rows } = await database.pool.query<{ key: string }>(unindexed)
    expect(rows).toEqual([])
  })
})
