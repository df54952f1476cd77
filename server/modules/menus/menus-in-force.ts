import type { TimeZone } from '@/contract/entities/place'
import type { Queryable } from '@/server/db/client'
import { daysInForce, inForce } from './in-force'
import { findPublishedMenus } from './queries/published'

/** The menus in force of one restaurant, public or not, with the language that its kitchen writes. */
export async function menusInForce(db: Queryable, restaurant: { id: string; timeZone: TimeZone }, now: Date) {
  const published = await findPublishedMenus(db, [restaurant.id], daysInForce(now))
  return inForce(published, restaurant.timeZone, now)
}
