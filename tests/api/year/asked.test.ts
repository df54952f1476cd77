import { expect, test } from 'vitest'
import { databaseKind } from '@/tests/api/support/connect'
import { openYearsDatabase } from './database'
import { newLife, poolOf } from './life'

const isPostgres = databaseKind === 'postgres'

test.runIf(isPostgres)('a statement is planned once, and what has no plan has no name', async () => {
  const { pool, close } = await openYearsDatabase()
  const client = await pool.connect()
  const one = 'select $1::integer as one'
  const all = 'select statement from pg_prepared_statements order by statement'
  await client.query('begin')
  for (const value of [1, 2]) expect((await client.query(one, [value])).rows).toEqual([{ one: value }])
  const { rows } = await client.query(all)
  await client.query('commit')
  expect(rows).toEqual([{ statement: one }, { statement: all }])
  client.release()
  await close()
})

test('a connection that comes back is given out as the same object', async () => {
  const { pool, close } = await openYearsDatabase()
  const seen = poolOf({ pool, life: newLife(), isAway: () => false })
  const client = await seen.connect()
  client.release()
  const again = await seen.connect()
  expect(again).toBe(client)
  again.release()
  await close()
})
