import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { idPattern } from '@/contract/entities/id'
import { spain } from '@/contract/entities/place'
import { openDatabase } from '@/server/db/client'
import { seedBulk } from '@/server/db/seed'
import { refreshSearchRows } from '@/server/modules/search'
import { startOwnDatabase } from '@/tests/api/support/connect'

const database = await startOwnDatabase()
const log = pino({ level: 'silent' })
const { db, close } = await openDatabase({ databaseUrl: database.url, dataDir: '', log })
afterAll(async () => {
  await close()
  await database.close()
})

const needs = {
  clock: () => new Date('2026-11-20T11:00:00Z'),
  hashPassword: async () => 'nobody',
  refreshSearchRows,
  onStep: () => {},
}

async function rows(query: string) {
  return (await db.execute<Record<string, unknown>>(sql.raw(query))).rows
}

const structure = () =>
  rows(`select indexdef as definition from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint
    order by definition`)

test('adds what is missing, whole restaurants spread over Spain, and puts every index back', async () => {
  const before = await structure()
  expect(await seedBulk(db, 1500, 'a seed', needs)).toBe(1500)
  expect(await structure()).toEqual(before)
  expect(await rows('select count(*) from restaurants')).toEqual([{ count: 1500 }])
  expect(await rows('select count(*) from opening_hours')).toEqual([{ count: 1500 * 7 }])
  const [menus] = await rows("select count(*) from menus where date = '2026-11-20' and state = 'published'")
  expect(Number(menus?.count)).toBeGreaterThan(750)
  const [search] = await rows('select count(*) from restaurant_search')
  expect([0, 1500]).toContain(search?.count)
  for (const { id, lat, lon, city } of await rows('select id, lat, lon, city from restaurants')) {
    expect(id).toMatch(idPattern)
    expect(city).toBeTruthy()
    expect(Number(lat)).toBeGreaterThan(spain.south)
    expect(Number(lat)).toBeLessThan(spain.north)
    expect(Number(lon)).toBeGreaterThan(spain.west)
    expect(Number(lon)).toBeLessThan(spain.east)
  }
})

test('adds nothing twice, and more when more are wanted', async () => {
  expect(await seedBulk(db, 1500, 'a seed', needs)).toBe(0)
  expect(await seedBulk(db, 2500, 'a seed', needs)).toBe(1000)
  expect(await rows('select count(*) from restaurants')).toEqual([{ count: 2500 }])
})
