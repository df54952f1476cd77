import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/search'
import type { Menu } from '@/contract/entities/menu'
import { isMatch, wantedWords } from '@/contract/rules/search/matching-dishes'
import type { Ctx } from '@/server/ctx'
import { castilianName } from '@/server/text/dishes/castilian-name'
import { daysInForce, inForce } from '../in-force'
import { menuOf } from '../menu'
import { findPublishedMenus } from '../queries/published'

/** One query for all restaurants. The answer has all ids in the order of the request, also unknown ids. */
export async function filterMenus({ db, clock }: Ctx, { body }: Input<typeof contract.filterMenus>) {
  const now = clock()
  const asked = [...new Set(body.restaurantIds)]
  const found = await findPublishedMenus(db, asked, daysInForce(now))
  const byRestaurant = Map.groupBy(found, ({ restaurantId }) => restaurantId)
  const wanted = wantedWords(body.q ?? '')
  return {
    updatedMenus: asked.map((restaurantId) => {
      const menus = byRestaurant.get(restaurantId) ?? []
      const timeZone = menus[0]?.timeZone ?? 'Europe/Madrid'
      const menu = inForce(menus, timeZone, now).map(menuOf)
      return { restaurantId, menu, ...(body.q && { found: foundInCastilian(menu, wanted) }) }
    }),
  }
}

/** Where dishes have the words as they were written, nothing is translated: so it is on most menus. */
function foundInCastilian(menus: Pick<Menu, 'categories'>[], wanted: string[]): string[] {
  const names = menus.flatMap(({ categories }) =>
    categories.flatMap(({ items }) => items.map(({ name }) => name)),
  )
  if (wanted.every((word) => names.some((name) => isMatch(name, [word])))) return []
  const found = names.filter((name) => !isMatch(name, wanted) && isMatch(castilianName(name) ?? '', wanted))
  return [...new Set(found)]
}
