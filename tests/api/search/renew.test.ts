import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { restaurantCards, restaurantSearch, restaurants, searchRecipe, searchWords } from '@/server/db/schema'
import { refreshSearchRow, renewOldRows, renewSearchRows } from '@/server/modules/search'
import { nextRecipeTags, recipeTags } from '@/server/modules/search/queries/filters'
import { harness } from '@/tests/api/support/harness'

const api = await harness({ ownDatabase: true })
const { db } = api
const here = { lat: 40.4, lon: -3.7 }
const count = 120

/** What the version before left: rows that do not say who wrote them, and the number of its recipe. */
beforeEach(async () => {
  await db.delete(restaurants)
  await db
    .insert(restaurants)
    .values(Array.from({ length: count }, (_, n) => ({ id: newId(), name: `Casa ${n}`, ...here })))
  await renewOldRows(db)
  await db.update(restaurantSearch).set({ tags: [1, 40] })
  await db.delete(searchRecipe)
  await db.insert(searchRecipe).values({ version: 9 })
})

const found = z.object({ restaurantIds: z.array(z.string()) })
const search = async (query = '') =>
  found.parse((await api.post('/api/filter/', { ...here, query, radius: 5, pageSize: 100 })).body)
    .restaurantIds.length

const oldRows = () => db.$count(restaurantSearch, sql`tags = '{1,40}'`)

/** The rows of each transaction. */
async function written() {
  const { rows } = await db.execute<{ rows: number }>(
    sql`select count(*)::integer as rows from restaurant_search where tags <> '{1,40}' group by xmin::text`,
  )
  return rows.map(({ rows: each }) => each)
}

/** The database to a process that does something after each of its transactions. */
function watched(after: (transactions: number) => unknown): Database {
  const seen: Database = Object.create(db)
  let transactions = 0
  seen.transaction = async (work, config) => {
    const done = await db.transaction(work, config)
    await after(++transactions)
    return done
  }
  return seen
}

test('rows of an older version are written anew, once', async () => {
  const [{ id } = { id: '' }] = await db.select().from(restaurants).limit(1)
  await db.delete(restaurantSearch).where(eq(restaurantSearch.restaurantId, id))
  await db.delete(restaurantCards).where(eq(restaurantCards.restaurantId, id))
  expect(await renewSearchRows(db)).toBe(true)
  expect(await oldRows()).toBe(0)
  expect(await db.$count(restaurantSearch, eq(restaurantSearch.restaurantId, id))).toBe(1)
  expect(await db.$count(restaurantCards, eq(restaurantCards.restaurantId, id))).toBe(1)
  expect(await renewSearchRows(db)).toBe(false)
})

test('no transaction locks more than fifty, and searches meanwhile find old and new rows alike', async () => {
  const seen: number[] = []
  await renewSearchRows(watched(async () => seen.push(await search(), await search('casa'))))
  expect(new Set(seen)).toEqual(new Set([100]))
  expect(seen.length).toBeGreaterThan(6)
  expect(Math.max(...(await written()))).toBe(50)
})

test('a process that ends meanwhile leaves what it has written, and the next one goes on', async () => {
  const killed = watched(async () => {
    if ((await oldRows()) === count - 50) throw new Error('killed')
  })
  await expect(renewSearchRows(killed)).rejects.toThrow('killed')
  expect(await written()).toEqual([50])
  expect(await renewSearchRows(db)).toBe(true)
  expect((await written()).toSorted()).toEqual([20, 50, 50])
})

test('two processes at once write each row once', async () => {
  expect(await Promise.all([renewSearchRows(db), renewSearchRows(db)])).toContain(true)
  expect(await oldRows()).toBe(0)
  expect((await written()).reduce((sum, each) => sum + each, 0)).toBe(count)
  expect((await written()).toSorted()).toEqual([20, 50, 50])
  expect(await db.select().from(searchRecipe)).toHaveLength(1)
})

test('an owner who saves meanwhile has the last word', async () => {
  const [{ id } = { id: '' }] = await db.select().from(restaurants).orderBy(restaurants.id).limit(1)
  const saved = db.transaction(async (tx) => {
    await tx.update(restaurants).set({ name: 'La Nueva' }).where(eq(restaurants.id, id))
    await refreshSearchRow(tx, id)
  })
  await Promise.all([saved, renewSearchRows(db)])
  expect(await search('nueva')).toBe(1)
})

test('the stems of known words are written anew, all of them', async () => {
  const words = Array.from({ length: 2_500 }, (_, n) => ({ word: `croquetas${n}x`, stem: 'old' }))
  await db.insert(searchWords).values(words)
  await renewSearchRows(db)
  expect(await db.$count(searchWords, eq(searchWords.stem, 'old'))).toBe(0)
})

describe('rows that the version before wrote while this one was already there', () => {
  beforeEach(async () => void (await renewSearchRows(db)))

  const current = () =>
    db.select().from(restaurantSearch).orderBy(restaurantSearch.restaurantId, restaurantSearch.part)

  test.each([
    ['of menus', sql`array(select tag from unnest(tags) as tag where tag not between 32 and 95)`],
    ['of houses', sql`array(select tag from unnest(tags) as tag where tag < 124)`],
    ['of both', sql`'{}'::integer[]`],
  ])('%s are written anew by the job of the night', async (_, left) => {
    const before = await current()
    await db.execute(sql`
      update restaurant_search set tags = ${left}
      where restaurant_id in (select id from restaurants order by id limit 3)`)
    expect(await renewOldRows(db)).toBe(3)
    expect(await current()).toEqual(before)
    expect(await renewOldRows(db)).toBe(0)
  })

  test('stay as the version after this one has written them, until this one starts anew', async () => {
    const toNext = ([from, to]: [number, number]) =>
      sql`array_replace(tags, ${from}::integer, ${to}::integer)`
    await db.execute(
      sql`update restaurant_search set tags = ${toNext([recipeTags.house, nextRecipeTags.house])}`,
    )
    await db.execute(
      sql`update restaurant_search set tags = ${toNext([recipeTags.menu, nextRecipeTags.menu])}`,
    )
    expect(await renewOldRows(db)).toBe(0)
    expect(await renewOldRows(db, 'start')).toBe(count)
  })

  test('go with a restaurant that nobody may find any more', async () => {
    const [{ id } = { id: '' }] = await db.select().from(restaurants).limit(1)
    await db.update(restaurants).set({ verification: 'rejected' }).where(eq(restaurants.id, id))
    expect(await renewOldRows(db)).toBe(1)
    expect(await db.$count(restaurantSearch)).toBe(count - 1)
    expect(await renewOldRows(db)).toBe(0)
  })
})
