import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/search'
import type { Ctx } from '@/server/ctx'
import { translateMenus } from '@/server/modules/translations'
import { filterMenus } from './filter-menus'

/** One query for the menus and one for what is known of their dishes, however many restaurants there are. */
export async function filterMenusIn(
  ctx: Ctx,
  { params: { language }, body }: Input<typeof contract.filterMenusIn>,
): Promise<Answer<typeof contract.filterMenusIn>> {
  const { updatedMenus } = await filterMenus(ctx, { body })
  const menus = updatedMenus.flatMap(({ restaurantId, menu }) =>
    menu.map(({ categories }) => ({ restaurantId, courses: categories })),
  )
  const translated = await translateMenus(ctx.db, language, menus, { tellsCustom: false })
  return {
    updatedMenus: updatedMenus.map(({ restaurantId, menu }) => ({
      restaurantId,
      menu: menu.map((written) => ({ ...written, translated: translated.shift() ?? [] })),
    })),
  }
}
