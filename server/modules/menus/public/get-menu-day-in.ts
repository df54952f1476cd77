import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/menus'
import type { MenuCategory } from '@/contract/entities/menu'
import { firstLanguage } from '@/contract/languages'
import type { Ctx } from '@/server/ctx'
import { translateMenus } from '@/server/modules/translations'
import { castilianName } from '@/server/text/dishes/castilian-name'
import { courseIn } from '@/server/text/dishes/courses'
import { writtenIn } from '@/server/text/dishes/written-in'
import { getMenuDay } from './get-menu-day'

export async function getMenuDayIn(
  ctx: Ctx,
  { params: { language, ...params } }: Input<typeof contract.getMenuDayIn>,
): Promise<Answer<typeof contract.getMenuDayIn>> {
  const { restaurantId } = params
  const { menu, ...beside } = await getMenuDay(ctx, { params })
  const read = menu.map((written) => {
    const source = writtenIn(written.categories, language)
    const isAsAsked = source === firstLanguage && language === firstLanguage
    return { restaurantId, written, writtenIn: source, courses: isAsAsked ? [] : written.categories }
  })
  const translated = await translateMenus(ctx.db, language, read)
  return {
    ...beside,
    menu: read.map(({ written, writtenIn: source }, at) => ({
      ...written,
      writtenIn: source,
      translated: translated[at] ?? [],
      headings:
        source === firstLanguage ? undefined : written.categories.map(({ name }) => courseIn(name, source)),
      castilian: castilianNames(written.categories),
    })),
  }
}

/** What dishes in other languages are called in Castilian, in which a search asks for them. */
function castilianNames(courses: MenuCategory[]) {
  const named = courses.flatMap(({ items }) =>
    items.flatMap(({ name }): [string, string][] => {
      const castilian = castilianName(name)
      return castilian === null ? [] : [[name, castilian]]
    }),
  )
  return named.length > 0 ? Object.fromEntries(named) : undefined
}
