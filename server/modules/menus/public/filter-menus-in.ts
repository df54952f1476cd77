import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/search'
import type { MenuCategory } from '@/contract/entities/menu'
import { firstLanguage } from '@/contract/languages'
import { cardDishes } from '@/contract/rules/search/card-dishes'
import type { Ctx } from '@/server/ctx'
import { translateParts } from '@/server/modules/translations'
import { filterMenus } from './filter-menus'

type Card = Input<typeof contract.filterMenusIn>['body']['card']

/**
 * One query for the menus and one for what is known of their dishes, however many restaurants there are. A Castilian menu that is asked for
 * in Castilian costs nothing more.
 */
export async function filterMenusIn(
  ctx: Ctx,
  { params: { language }, body }: Input<typeof contract.filterMenusIn>,
): Promise<Answer<typeof contract.filterMenusIn>> {
  const { restaurantIds, card } = body
  const { updatedMenus } = await filterMenus(ctx, { body: { restaurantIds, q: card?.q } })
  const menus = updatedMenus.flatMap(({ restaurantId, menu, found }) =>
    menu.map(({ categories, writtenIn }) => ({
      restaurantId,
      writtenIn,
      courses: language === firstLanguage && !writtenIn ? [] : shownOf(categories, card, found),
    })),
  )
  const translated = await translateParts(ctx.db, language, menus, { tellsCustom: false })
  return {
    updatedMenus: updatedMenus.map(({ menu, ...rest }) => ({
      ...rest,
      menu: menu.map((written) => ({ ...written, translated: translated.shift() ?? [] })),
    })),
  }
}

/** What is translated: everything, or what a card shows. */
function shownOf(categories: MenuCategory[], card: Card, found?: string[]) {
  if (!card) return categories
  const dishes = new Map(cardDishes(categories, card, found).map(({ course, dishes }) => [course, dishes]))
  return categories.map(({ name, items }, course) => ({
    name: dishes.has(course) ? name : null,
    items: items.map((item, dish) => ({ name: dishes.get(course)?.includes(dish) ? item.name : null })),
  }))
}
