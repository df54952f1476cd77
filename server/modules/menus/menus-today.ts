import type { TimeZone } from '@/contract/entities/place'
import type { Queryable } from '@/server/db/client'
import { daysInForce, inForce } from './in-force'
import { menuOf } from './menu-shape'
import { findPublishedMenus } from './queries'

/** One restaurant's menus in force, whether or not anybody else sees the restaurant. */
export async function menusToday(db: Queryable, restaurant: { id: string; timeZone: TimeZone }, now: Date) {
  const published = await findPublishedMenus(db, [restaurant.id], daysInForce(now))
  return inForce(published, restaurant.timeZone, now).map(menuOf)
}
