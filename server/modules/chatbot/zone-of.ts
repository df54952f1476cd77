import type { TimeZone } from '@/contract/entities/place'
import type { Ctx } from '@/server/ctx'
import { findOwnRestaurant } from '@/server/modules/restaurants'

/** The time zone in which an owner reads their conversation. */
export async function zoneOf({ db }: Pick<Ctx, 'db'>, ownerId: string): Promise<TimeZone> {
  const restaurant = await findOwnRestaurant(db, ownerId)
  return restaurant?.timeZone ?? 'Europe/Madrid'
}
