import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/menus'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findPublicRestaurant } from '@/server/modules/restaurants'
import { menuOf } from '../menu'
import { findMenusBetween } from '../queries/published'

const rememberedDays = 14

/** Leaves out menus of future days. */
export async function listRecentMenus(
  { db, clock }: Ctx,
  { params }: Input<typeof contract.listRecentMenus>,
): Promise<Answer<typeof contract.listRecentMenus>> {
  const restaurant = await findPublicRestaurant(db, params.restaurantId)
  if (!restaurant) throw new AppError('not-found', 'restaurant')
  const { date: today } = localNow(clock(), restaurant.timeZone)
  const menus = await findMenusBetween(db, restaurant.id, addDays(today, 1 - rememberedDays), today)
  return { menus: menus.map(menuOf) }
}
