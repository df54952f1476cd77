import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { itemOf } from '../menu'
import { findDishes } from '../queries/dishes'

const rememberedDays = 365

export async function listOwnDishes(
  ctx: OwnerCtx,
  { query }: Input<typeof contract.listOwnDishes>,
): Promise<Answer<typeof contract.listOwnDishes>> {
  const { id: restaurantId, timeZone } = await requireOwnRestaurant(ctx)
  const since = addDays(localNow(ctx.clock(), timeZone).date, -rememberedDays)
  const found = await findDishes(ctx.db, {
    ...query,
    category: query.category || undefined,
    restaurantId,
    since,
  })
  return {
    dishes: found.map(({ category, dish: { soldOut: _, ...dish }, times, last_date }) => ({
      ...itemOf(dish),
      ...{ category, times, lastDate: last_date },
    })),
  }
}
