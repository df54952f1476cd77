import { z } from 'zod'
import { menuItem } from '@/contract/entities/menu'
import { type MenuLanguage, menuLanguages, type TranslatedLine } from '@/contract/entities/translated-menu'
import { firstLanguage, type WrittenLanguage } from '@/contract/languages'
import type { Queryable } from '@/server/db/client'
import { type DailyMenuData, dailyMenuData, type Translation } from '@/server/mails/data'
import { plainName } from '@/server/mails/parts/dish-name'
import { translateMenus } from '@/server/modules/translations'

const chosen = z.object({ language: z.enum(menuLanguages).optional() })

/** The language that the subscriber had chosen when the mail was queued. */
export const languageOf = (payload: unknown) => chosen.safeParse(payload).data?.language

/** As on pages, a Castilian menu stays as it is for who reads Castilian. */
export const isAsRead = (language: MenuLanguage, writtenIn: WrittenLanguage | null | undefined) =>
  language === firstLanguage && (writtenIn ?? firstLanguage) === firstLanguage

/** The content of a mail with its dishes in another language, beside what the kitchen wrote. */
export async function menusIn(
  db: Queryable,
  language: MenuLanguage,
  content: unknown,
): Promise<DailyMenuData> {
  const data = dailyMenuData.parse(content)
  const { restaurantId } = data
  if (data.menus.every(({ writtenIn }) => isAsRead(language, writtenIn))) return data
  const written = data.menus.map(({ writtenIn, categories }) => ({
    ...{ restaurantId, writtenIn },
    courses: isAsRead(language, writtenIn) ? [] : categories,
  }))
  const translated = await translateMenus(db, language, written)
  const menus = data.menus.map((menu, at) => {
    const own = translated[at] ?? []
    return {
      ...menu,
      categories: menu.categories.map(({ name, items }, course) => ({
        ...{ name, ...translationOf(name, own[course]?.name) },
        items: items.map((item, dish) => ({
          ...item,
          ...translationOf(item.name, own[course]?.items[dish]),
        })),
      })),
    }
  })
  return { ...data, language, menus }
}

/** What a mail says of a name beside what the kitchen wrote. A name that would be too long with its translation stays as it is. */
export function translationOf(name: string, line: TranslatedLine | null | undefined): Translation {
  if (!line) return {}
  const { how, source, pieces, by } = line
  const text = plainName({ name, translated: pieces })
  const isShort = menuItem.shape.name.safeParse(`${text} (${name})`).success
  if (text === name && how === 'wholly') return { source, isSame: true }
  if (how === 'not' || text === name || !isShort) return { source }
  return { source, translated: pieces, ...(by === 'machine' && { isByMachine: true as const }) }
}
