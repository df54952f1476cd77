import { z } from 'zod'
import { filterMenus } from '@/contract/endpoints/search'
import { menuItem } from '@/contract/entities/menu'
import { localNow } from '@/contract/rules/time/local-time'
import type { SendPlain } from './ask'
import { longAgo } from './profile'
import { listOf, moment, number, text } from './read'
import { translate } from './translation'

import 'server-only'

const item = z.union([z.string().transform((name) => ({ name })), z.looseObject({ name: z.string() })])

/** The common calls say which fields a category has, but not what the field of its name is called. */
const category = z
  .object({ name: text, category: text, categoryName: text, items: listOf(item.pipe(menuItem)) })
  .transform(({ name, category, categoryName, items }) => ({
    name: (name || category || categoryName).slice(0, 80) || '·',
    items: items.slice(0, 80),
  }))

const plainMenu = z.object({
  price: number,
  observation: text,
  updatedAt: moment,
  categories: listOf(category).transform((all) => all.slice(0, 20)),
})

const reply = z.object({ updatedMenus: listOf(z.object({ restaurantId: text, menu: listOf(plainMenu) })) })

/** Such a host has no days: every menu it gives is today's. */
export async function menusOf(restaurantIds: string[], ask: SendPlain) {
  if (restaurantIds.length === 0) return []
  const { updatedMenus } = reply.parse(await ask('POST', '/api/filter/menus', { body: { restaurantIds } }))
  const { date } = localNow(new Date(), 'Europe/Madrid')
  return updatedMenus.map(({ restaurantId, menu }) => ({
    restaurantId,
    menu: menu
      .filter(({ categories, price }) => categories.length > 0 || price !== null)
      .map(({ price, updatedAt, ...content }, index) => ({
        ...content,
        menuId: `${restaurantId.slice(0, 60)}-${index}`,
        price: price === null || price < 0 || price > 10_000 ? null : Math.round(price * 100) / 100,
        updatedAt: updatedAt ?? longAgo,
        ...{ date, service: 'comida', state: 'published' },
      })),
  }))
}

export const menuCalls = [
  translate(filterMenus, async ({ body }, ask) => ({
    updatedMenus: await menusOf(body.restaurantIds, ask),
  })),
]
