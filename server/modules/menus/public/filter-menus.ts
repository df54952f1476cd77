import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/search'
import type { Ctx } from '@/server/ctx'
import { daysInForce, inForce } from '../in-force'
import { menuOf } from '../menu'
import { findPublishedMenus } from '../queries/published'

/** One query for all restaurants. The answer has all ids in the order of the request, also unknown ids. */
export async function filterMenus({ db, clock }: Ctx, { body }: Input<typeof contract.filterMenus>) {
  const now = clock()
  const asked = [...new Set(body.restaurantIds)]
  const found = await findPublishedMenus(db, asked, daysInForce(now))
  const byRestaurant = Map.groupBy(found, ({ restaurantId }) => restaurantId)
  return {
    updatedMenus: asked.map((restaurantId) => {
      const menus = byRestaurant.get(restaurantId) ?? []
      const timeZone = menus[0]?.timeZone ?? 'Europe/Madrid'
      return { restaurantId, menu: inForce(menus, timeZone, now).map(menuOf) }
    }),
  }
}
