import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/client'
import { cartas, openingHours, restaurantImages, specialMenus } from '@/server/db/schema'

type Hours = Omit<typeof openingHours.$inferInsert, 'restaurantId'>
type Carta = Omit<typeof cartas.$inferInsert, 'restaurantId'>
type SpecialMenu = Omit<typeof specialMenus.$inferInsert, 'restaurantId'>

export async function replaceHours(tx: Transaction, restaurantId: string, hours: Hours[]) {
  await tx.delete(openingHours).where(eq(openingHours.restaurantId, restaurantId))
  if (hours.length > 0) await tx.insert(openingHours).values(hours.map((day) => ({ ...day, restaurantId })))
}

/** A picture that stays keeps its id, wherever it moves. */
export async function replaceImages(tx: Transaction, restaurantId: string, urls: string[]) {
  const ofRestaurant = eq(restaurantImages.restaurantId, restaurantId)
  const known = await tx.delete(restaurantImages).where(ofRestaurant).returning()
  const kept = new Map(known.map(({ url, id, createdAt }) => [url, { id, createdAt }]))
  const rows = urls.map((url, position) => ({ restaurantId, position, url, ...kept.get(url) }))
  return rows.length > 0 ? tx.insert(restaurantImages).values(rows).returning() : []
}

/** One that was there keeps the moment it came. */
export async function saveCartas(tx: Transaction, restaurantId: string, given: Carta[]) {
  if (given.length === 0) return
  await tx
    .insert(cartas)
    .values(given.map((carta) => ({ ...carta, restaurantId })))
    .onConflictDoUpdate({
      target: [cartas.restaurantId, cartas.url],
      set: { name: sql`excluded.name`, type: sql`excluded.type` },
    })
}

export async function saveSpecialMenus(tx: Transaction, restaurantId: string, given: SpecialMenu[]) {
  if (given.length === 0) return
  await tx
    .insert(specialMenus)
    .values(given.map((menu) => ({ ...menu, restaurantId })))
    .onConflictDoUpdate({
      target: [specialMenus.restaurantId, specialMenus.url],
      set: {
        name: sql`excluded.name`,
        type: sql`excluded.type`,
        description: sql`excluded.description`,
        startDate: sql`excluded.start_date`,
        endDate: sql`excluded.end_date`,
        expiresAt: sql`excluded.expires_at`,
      },
    })
}

export async function deleteCartasExcept(tx: Transaction, restaurantId: string, urls: string[]) {
  await tx.delete(cartas).where(and(eq(cartas.restaurantId, restaurantId), notInArray(cartas.url, urls)))
}

export async function deleteSpecialMenusExcept(tx: Transaction, restaurantId: string, urls: string[]) {
  const ofRestaurant = eq(specialMenus.restaurantId, restaurantId)
  await tx.delete(specialMenus).where(and(ofRestaurant, notInArray(specialMenus.url, urls)))
}
