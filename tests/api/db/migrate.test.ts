import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import { type Migration, readMigrations } from '@/server/db/migrations'
import { databaseKind } from '@/tests/api/support/connect'
import { startEmptyDatabase, type TestDatabase } from '@/tests/api/support/database'

const log = pino({ level: 'silent' })
const migrations = readMigrations()
const extra = (sql: string): Migration => ({ name: '9999_extra.sql', sql, checksum: 'x' })

describe('migrate', () => {
  let server: TestDatabase
  let starts: OpenDatabase[]

  beforeAll(async () => {
    server = await startEmptyDatabase(databaseKind, inject('serverUrl'))
  })
  beforeEach(async () => {
    const connect = () => openDatabase({ databaseUrl: server.url, dataDir: '', log })
    starts = await Promise.all([connect(), connect(), connect(), connect()])
  })
  afterEach(async () => {
    await pool().query('drop schema public cascade; create schema public')
    for (const { close } of starts) await close()
  })
  afterAll(() => server.close())

  const pool = () => {
    const [first] = starts
    if (!first) throw new Error('nothing is open')
    return first.pool
  }

  test('runs each migration once when several start together', async () => {
    const applied = await Promise.all(starts.map((start) => migrate(start.pool)))
    expect(applied.flat().sort()).toEqual(migrations.map(({ name }) => name))
    expect(await migrate(pool())).toEqual([])
  })

  test('leaves nothing of a migration that fails, and goes on from there', async () => {
    await migrate(pool())
    const broken = extra('create table half_done (n int); select * from nowhere;')
    await expect(migrate(pool(), [...migrations, broken])).rejects.toThrow(
      'No se pudo aplicar la migración 9999_extra.sql: relation "nowhere" does not exist.',
    )
    expect(await migrate(pool(), [...migrations, extra('create table half_done (n int)')])).toEqual([
      broken.name,
    ])
  })

  test('refuses a database that is newer, or that had another migration', async () => {
    const all = [...migrations, extra('select 1')]
    await migrate(pool(), all)
    await expect(migrate(pool())).rejects.toThrow('es de una versión más nueva de Mantel (9999_extra.sql)')
    const changed = [...migrations, { ...extra('select 1'), checksum: 'y' }]
    await expect(migrate(pool(), changed)).rejects.toThrow('9999_extra.sql cambió después de aplicarse')
  })
})
