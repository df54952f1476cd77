import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import { localNow } from '@/contract/rules/local-time'
import { hasPassed } from '@/contract/rules/menu-release'
import type { OwnerCtx } from '@/server/ctx'
import type { StoredMenuItem } from '@/server/db/schema'
import { AppError } from '@/server/errors'
import { changeMenus, isSeen } from './change-menus'
import { invalidField } from './conflicts'
import { ownMenuOf } from './own-menu-shape'
import { lockMenus, type MenuRow, updateMenu } from './queries'

/** One tap in the middle of service. It names no version: whatever else was changed stays, as long as the dish is still there. */
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
    if (Boolean(dish.soldOut) === body.soldOut) return { answer: ownMenuOf(menu), steps: [], seen: false }
    const categories = menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => (item === dish ? marked(item, body.soldOut) : item)),
    }))
    const saved = await updateMenu(tx, menu.id, { categories, updatedAt: now })
    return { answer: ownMenuOf(saved), steps: [{ action: 'sold-out', menu: saved }], seen: isSeen(saved) }
  })
}

function marked({ soldOut: _, ...item }: StoredMenuItem, soldOut: boolean): StoredMenuItem {
  return soldOut ? { ...item, soldOut } : item
}

const itemChanged = (current: MenuRow) =>
  new AppError('conflict', 'item-changed', {
    message: 'Ese plato ya no está donde estaba.',
    current: ownMenuOf(current),
  })
