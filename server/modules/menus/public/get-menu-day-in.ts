import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/menus'
import type { Ctx } from '@/server/ctx'
import { translateCourse } from '@/server/text/dishes/courses'
import { translateOnce } from '@/server/text/dishes/translate-once'
import { getMenuDay } from './get-menu-day'

export async function getMenuDayIn(
  ctx: Ctx,
  { params: { language, ...params } }: Input<typeof contract.getMenuDayIn>,
): Promise<Answer<typeof contract.getMenuDayIn>> {
  const { menu } = await getMenuDay(ctx, { params })
  return {
    menu: menu.map((written) => ({
      ...written,
      translated: written.categories.map(({ name, items }) => ({
        name: translateCourse(name, language),
        items: items.map((item) => translateOnce(item.name, language)),
      })),
    })),
  }
}
