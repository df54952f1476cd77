import type { TimeZone } from '@/contract/entities/place'
import type { Queryable } from '@/server/db/client'
import { daysInForce, inForce } from './in-force'
import type { Menu } from './menu'
import { findPublishedMenus } from './queries/published'

/** The menus in force of one restaurant, public or not. */
export async function menusInForce(
  db: Queryable,
  restaurant: { id: string; timeZone: TimeZone },
  now: Date,
): Promise<Menu[]> {
  const published = await findPublishedMenus(db, [restaurant.id], daysInForce(now))
  return inForce(published, restaurant.timeZone, now)
}
