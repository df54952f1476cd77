import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import { addDays, localNow } from '@/contract/rules/local-time'
import { toEuros } from '@/contract/rules/price'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { findDishes } from './queries-dishes'

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
    dishes: found.map(({ category, dish: { supplementCents, soldOut: _, ...dish }, times, last_date }) => ({
      ...dish,
      ...(supplementCents !== undefined && { supplement: toEuros(supplementCents) }),
      ...{ category, times, lastDate: last_date },
    })),
  }
}
