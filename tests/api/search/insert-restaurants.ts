import { inArray } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { menus, openingHours, restaurants } from '@/server/db/schema'
import { refreshSearchRows } from '@/server/modules/search'
import type { TestRestaurant } from '@/tests/api/search/random-restaurants'

export async function insertRestaurants(db: Database, all: TestRestaurant[]) {
  for (let from = 0; from < all.length; from += 500) await insertPiece(db, all.slice(from, from + 500))
}

async function insertPiece(db: Database, piece: TestRestaurant[]) {
  await db.transaction(async (tx) => {
    await tx.insert(restaurants).values(piece.map(restaurantOf))
    const hours = piece.flatMap(hoursOf)
    if (hours.length > 0) await tx.insert(openingHours).values(hours)
    const written = piece.flatMap(menuOf)
    if (written.length > 0) await tx.insert(menus).values(written)
    await refreshSearchRows(
      tx,
      piece.map(({ id }) => id),
    )
  })
}

export async function deleteRestaurants(db: Database, all: TestRestaurant[]) {
  const ids = all.map(({ id }) => id)
  await db.delete(restaurants).where(inArray(restaurants.id, ids))
}

function restaurantOf({ id, name, lat, lon, timeZone, ...rest }: TestRestaurant) {
  return { id, name, lat, lon, timeZone, cuisineType: rest.cuisines, restaurantServices: rest.services }
}

function hoursOf({ id, week }: TestRestaurant): (typeof openingHours.$inferInsert)[] {
  return week.map(({ weekday, ranges: [first, second] }) => {
    const day = { restaurantId: id, weekday }
    if (!first) return { ...day, option: 'close' }
    if (!second && first[0] === 0 && first[1] === 1440) return { ...day, option: 'open' }
    const [startMinute, endMinute] = first
    if (!second) return { ...day, option: 'open_1', startMinute, endMinute }
    return {
      ...day,
      option: 'open_2',
      startMinute,
      endMinute,
      start2Minute: second[0],
      end2Minute: second[1],
    }
  })
}

function menuOf({ id, menu }: TestRestaurant): (typeof menus.$inferInsert)[] {
  if (!menu) return []
  const [windowStartMinute, windowEndMinute] = menu.window ?? [null, null]
  return [
    {
      ...{ id: newId(), restaurantId: id, date: menu.date, priceCents: menu.priceCents },
      ...{ state: 'published', publishedAt: new Date(), windowStartMinute, windowEndMinute },
      categories: [{ name: 'Primeros', items: menu.dishes.map((name) => ({ name })) }],
    },
  ]
}
