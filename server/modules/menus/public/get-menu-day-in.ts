import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/menus'
import type { Ctx } from '@/server/ctx'
import { translateCourses } from '@/server/modules/translations'
import { getMenuDay } from './get-menu-day'

export async function getMenuDayIn(
  ctx: Ctx,
  { params: { language, ...params } }: Input<typeof contract.getMenuDayIn>,
): Promise<Answer<typeof contract.getMenuDayIn>> {
  const { restaurantId } = params
  const { menu } = await getMenuDay(ctx, { params })
  const translated = await translateCourses(ctx.db, {
    ...{ restaurantId, language },
    courses: menu.flatMap(({ categories }) => categories),
  })
  return {
    menu: menu.map((written) => ({
      ...written,
      translated: translated.splice(0, written.categories.length),
    })),
  }
}
