import { and, eq, gt, isNotNull, isNull, max, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { cartas, files, openingHours, restaurantImages, restaurants, specialMenus } from '@/server/db/schema'

/** A profile is public if it has a name and a place, and is not rejected or deleted. */
const isPublic = and(
  ne(restaurants.name, ''),
  isNotNull(restaurants.lat),
  ne(restaurants.verification, 'rejected'),
  isNull(restaurants.deletedAt),
)

export async function findPublicRestaurant(db: Queryable, restaurantId: string) {
  const [found] = await db
    .select()
    .from(restaurants)
    .where(and(eq(restaurants.id, restaurantId), isPublic))
  return found
}

export async function findOwnRestaurant(db: Queryable, ownerId: string) {
  const [found] = await db
    .select()
    .from(restaurants)
    .where(and(eq(restaurants.ownerId, ownerId), isNull(restaurants.deletedAt)))
  return found
}

/** Finds the hours, pictures and documents of a profile. With `now`, leaves out special menus that are over. */
export async function findProfileParts(db: Queryable, restaurantId: string, now?: Date) {
  const [hours, images, documents, specials] = await Promise.all([
    db
      .select()
      .from(openingHours)
      .where(eq(openingHours.restaurantId, restaurantId))
      .orderBy(openingHours.weekday),
    db
      .select()
      .from(restaurantImages)
      .where(eq(restaurantImages.restaurantId, restaurantId))
      .orderBy(restaurantImages.position),
    db
      .select()
      .from(cartas)
      .where(eq(cartas.restaurantId, restaurantId))
      .orderBy(cartas.uploadedAt, cartas.id),
    db
      .select()
      .from(specialMenus)
      .where(
        and(
          eq(specialMenus.restaurantId, restaurantId),
          now && or(isNull(specialMenus.expiresAt), gt(specialMenus.expiresAt, now)),
        ),
      )
      .orderBy(specialMenus.startDate, specialMenus.id),
  ])
  return { hours, images, cartas: documents, specialMenus: specials }
}

/** Finds the size and preview of a profile's pictures in the registry. */
export async function findPictures(db: Queryable, restaurantId: string) {
  const { url, width, height, blurDataUrl } = files
  const found = await db
    .select({ url, width, height, blurDataUrl })
    .from(files)
    .where(
      sql`${isNotNull(width)} and ${url} in (
        select unnest(array[${restaurants.headerImageUrl}, ${restaurants.fullMenuUrl}])
          from ${restaurants} where ${eq(restaurants.id, restaurantId)}
        union all select ${restaurantImages.url} from ${restaurantImages}
          where ${eq(restaurantImages.restaurantId, restaurantId)}
        union all select ${cartas.url} from ${cartas} where ${eq(cartas.restaurantId, restaurantId)}
        union all select ${specialMenus.url} from ${specialMenus}
          where ${eq(specialMenus.restaurantId, restaurantId)})`,
    )
  return found.flatMap(({ url, width, height, blurDataUrl }) =>
    width && height ? [[url, { width, height, blurDataUrl }] as const] : [],
  )
}

/** Sorts by creation, so that each page of the sitemap keeps its restaurants. */
const inOrder = sql`${restaurants.createdAt}, ${restaurants.id}`

export function listPublicRestaurants(db: Queryable, limit: number, offset: number) {
  const { id, name, updatedAt } = restaurants
  return db
    .select({ restaurantId: id, restaurantName: name, updatedAt })
    .from(restaurants)
    .where(isPublic)
    .orderBy(inOrder)
    .limit(limit)
    .offset(offset)
}

/** Finds the time of the last change for each page of the list. */
export async function findPageChanges(db: Queryable, pageSize: number) {
  const numbered = db
    .select({
      updatedAt: restaurants.updatedAt,
      page: sql<number>`(row_number() over (order by ${inOrder}) - 1) / ${pageSize}::int`.as('page'),
    })
    .from(restaurants)
    .where(isPublic)
    .as('numbered')
  const changes = await db
    .select({ changedAt: max(numbered.updatedAt) })
    .from(numbered)
    .groupBy(numbered.page)
    .orderBy(numbered.page)
  return changes.flatMap(({ changedAt }) => changedAt ?? [])
}

export function findChangedSince(db: Queryable, since: Date) {
  const { id, lat, lon, city } = restaurants
  return db.select({ id, lat, lon, city }).from(restaurants).where(gt(restaurants.updatedAt, since))
}
