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

/** Replaces the pictures. A picture that stays keeps its id, also in a new position. */
export async function replaceImages(tx: Transaction, restaurantId: string, urls: string[]) {
  const ofRestaurant = eq(restaurantImages.restaurantId, restaurantId)
  const known = await tx.delete(restaurantImages).where(ofRestaurant).returning()
  const kept = new Map(known.map(({ url, id, createdAt }) => [url, { id, createdAt }]))
  const rows = urls.map((url, position) => ({ restaurantId, position, url, ...kept.get(url) }))
  if (rows.length > 0) await tx.insert(restaurantImages).values(rows)
}

export function listImages(tx: Transaction, restaurantId: string) {
  return tx
    .select()
    .from(restaurantImages)
    .where(eq(restaurantImages.restaurantId, restaurantId))
    .orderBy(restaurantImages.position)
}

/** Inserts a picture, or replaces the picture with the given id. Returns the id. */
export async function putImage(
  tx: Transaction,
  restaurantId: string,
  image: { id?: string; url: string; position: number },
) {
  const [row] = await tx
    .insert(restaurantImages)
    .values({ restaurantId, ...image })
    .onConflictDoUpdate({ target: restaurantImages.id, set: { url: image.url } })
    .returning({ id: restaurantImages.id })
  if (!row) throw new Error('an upsert returns its row')
  return row.id
}

/** An existing carta keeps its time of creation. */
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

/** Returns false if the carta does not exist. */
export async function deleteOneCarta(tx: Transaction, restaurantId: string, url: string) {
  const mine = and(eq(cartas.restaurantId, restaurantId), eq(cartas.url, url))
  return (await tx.delete(cartas).where(mine).returning({ id: cartas.id })).length > 0
}

export async function deleteOneSpecialMenu(tx: Transaction, restaurantId: string, url: string) {
  const mine = and(eq(specialMenus.restaurantId, restaurantId), eq(specialMenus.url, url))
  return (await tx.delete(specialMenus).where(mine).returning({ id: specialMenus.id })).length > 0
}

export function countCartas(tx: Transaction, restaurantId: string) {
  return tx.$count(cartas, eq(cartas.restaurantId, restaurantId))
}

export function countSpecialMenus(tx: Transaction, restaurantId: string) {
  return tx.$count(specialMenus, eq(specialMenus.restaurantId, restaurantId))
}
