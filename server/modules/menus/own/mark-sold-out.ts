import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import { hasPassed } from '@/contract/rules/menu/menu-times'
import { localNow } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { AppError, invalidField } from '@/server/errors'
import { isOut, type Menu, type MenuItem, ownMenuOf } from '../menu'
import { lockMenus, updateMenu } from '../queries/own'
import { changeMenus } from './change-menus'

/** One tap during service. The call names no version: other changes stay, as long as the dish has the same place and name. */
export async function markSoldOut(
  ctx: OwnerCtx,
  { params, body }: Input<typeof contract.markSoldOut>,
): Promise<Answer<typeof contract.markSoldOut>> {
  return changeMenus(ctx, async ({ tx, restaurant, now }) => {
    const [menu] = await lockMenus(tx, restaurant.id, [params])
    if (!menu) throw new AppError('not-found', 'menu')
    if (hasPassed(menu, menu.windowEndMinute, localNow(now, restaurant.timeZone)))
      throw invalidField('date', 'past')
    const dish = menu.categories[body.category]?.items[body.item]
    if (dish?.name !== body.name) throw itemChanged(menu)
    if (Boolean(dish.soldOut) === body.soldOut) return { answer: ownMenuOf(menu), steps: [], isSeen: false }
    const categories = menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => (item === dish ? withMark(item, body.soldOut) : item)),
    }))
    const saved = await updateMenu(tx, menu.id, { categories, updatedAt: now })
    return { answer: ownMenuOf(saved), steps: [{ action: 'sold-out', menu: saved }], isSeen: isOut(saved) }
  })
}

function withMark({ soldOut: _, ...item }: MenuItem, soldOut: boolean): MenuItem {
  return soldOut ? { ...item, soldOut } : item
}

const itemChanged = (current: Menu) =>
  new AppError('conflict', 'item-changed', {
    message: 'Ese plato ya no está donde estaba.',
    current: ownMenuOf(current),
  })
