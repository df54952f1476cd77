import type { OwnerCtx } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import type { Transaction } from '@/server/db/client'
import { queueMailing } from '@/server/modules/mail'
import { touchRestaurant } from '@/server/modules/menus'
import { changed, requireOwnRestaurant } from '@/server/modules/restaurants'
import { refreshSearchRow } from '@/server/modules/search'
import type { MenuRow } from './queries'

type Restaurant = Awaited<ReturnType<typeof requireOwnRestaurant>>
type Change = { tx: Transaction; restaurant: Restaurant; now: Date }
type Step = { action: string; menu: MenuRow }

/** `seen`: whether anybody but the owner sees a difference. */
type Changed<T> = { answer: T; steps: Step[]; seen: boolean }

/** Whatever an owner changes of their menus: one transaction. The web is told only of what is committed and was seen. */
export async function changeMenus<T>(
  ctx: OwnerCtx,
  apply: (change: Change) => Promise<Changed<T>>,
): Promise<T> {
  const restaurant = await requireOwnRestaurant(ctx)
  const now = ctx.clock()
  const { answer, seen } = await ctx.db.transaction(async (tx) => {
    const done = await apply({ tx, restaurant, now })
    if (done.seen) {
      await touchRestaurant(tx, restaurant.id, now)
      await refreshSearchRow(tx, restaurant.id, 'menus')
      await queueMailing(tx, restaurant.id, now)
    }
    for (const step of done.steps) await insertAudit(tx, entryOf(ctx, now, step))
    return done
  })
  if (seen) await ctx.webCache.expire(changed(restaurant))
  return answer
}

const entryOf = ({ owner, requestId }: OwnerCtx, at: Date, { action, menu }: Step) => ({
  at,
  ...{ actorKind: 'owner' as const, actorId: owner.ownerId, requestId },
  ...{ action: `menu.${action}`, entityKind: 'menu', entityId: menu.id },
  details: { restaurantId: menu.restaurantId, date: menu.date, service: menu.service, version: menu.version },
})

/** What others can read, today or in the history. */
export const isSeen = (menu: Pick<MenuRow, 'state'> | undefined) =>
  menu?.state === 'published' || menu?.state === 'expired'
