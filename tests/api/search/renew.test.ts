import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { restaurantCards, restaurantSearch, restaurants, searchRecipe } from '@/server/db/schema'
import { renewSearchRows } from '@/server/modules/search'
import { harness } from '@/tests/api/support/harness'

const { db } = await harness()
const id = newId()
afterAll(() => db.delete(restaurants).where(eq(restaurants.id, id)))

test('rows of an older version are written anew, once', async () => {
  await db.insert(restaurants).values({ id, name: 'La Antigua', lat: 30, lon: -5 })
  await db.delete(searchRecipe)
  expect(await renewSearchRows(db)).toBe(true)
  expect(await db.$count(restaurantSearch, eq(restaurantSearch.restaurantId, id))).toBe(1)
  expect(await db.$count(restaurantCards, eq(restaurantCards.restaurantId, id))).toBe(1)
  expect(await renewSearchRows(db)).toBe(false)
})
