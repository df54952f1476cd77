import { z } from 'zod'
import { menuItem } from '@/contract/entities/menu'
import { type MenuLanguage, menuLanguages, type TranslatedLine } from '@/contract/entities/translated-menu'
import type { Queryable } from '@/server/db/client'
import { type DailyMenuData, dailyMenuData } from '@/server/mails/data'
import { translateCourses } from '@/server/modules/translations'

const chosen = z.object({ language: z.enum(menuLanguages).optional() })

/** The language that the subscriber had chosen when the mail was queued. */
export const languageOf = (payload: unknown) => chosen.safeParse(payload).data?.language

/** The content of a mail with its dishes in another language, and behind each what the kitchen wrote. */
export async function menusIn(
  db: Queryable,
  language: MenuLanguage,
  content: unknown,
): Promise<DailyMenuData> {
  const data = dailyMenuData.parse(content)
  const courses = data.menus.flatMap(({ categories }) => categories)
  const translated = await translateCourses(db, { restaurantId: data.restaurantId, language, courses })
  const menus = data.menus.map((menu) => {
    const own = translated.splice(0, menu.categories.length)
    return {
      ...menu,
      categories: menu.categories.map(({ name, items }, at) => ({
        name: textOf(own[at]?.name) ?? name,
        items: items.map((item, place) => ({ ...item, name: bothOf(item.name, own[at]?.items[place]) })),
      })),
    }
  })
  return { ...data, language, menus }
}

const textOf = (line: TranslatedLine | undefined) => line?.pieces.map(({ text }) => text).join(' ')

function bothOf(name: string, line: TranslatedLine | undefined) {
  const text = line?.how === 'not' ? undefined : textOf(line)
  if (!text || text === name) return name
  const both = menuItem.shape.name.safeParse(`${text} (${name})`)
  return both.success ? both.data : name
}
