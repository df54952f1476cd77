import type { OwnerCtx } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { queueMailing } from '@/server/modules/mail'
import { changed, requireOwnRestaurant } from '@/server/modules/restaurants'
import { refreshSearchRow } from '@/server/modules/search'
import type { Menu } from '../menu'
import { ownMenuOf } from '../menu'
import { touchRestaurant } from '../queries/own'

type Restaurant = Awaited<ReturnType<typeof requireOwnRestaurant>>
export type Change = { tx: Transaction; restaurant: Restaurant; now: Date }
type Step = { action: string; menu: Menu }

/** `isSeen`: whether people other than the owner see a difference. */
type Changed<T> = { answer: T; steps: Step[]; isSeen: boolean }

/**
 * Runs every change of an owner's menus in one transaction. Expires web pages only after the commit, and only if people can see the
 * change.
 */
export async function changeMenus<T>(
  ctx: OwnerCtx,
  apply: (change: Change) => Promise<Changed<T>>,
): Promise<T> {
  const restaurant = await requireOwnRestaurant(ctx)
  const now = ctx.clock()
  const { answer, isSeen } = await ctx.db.transaction(async (tx) => {
    const done = await apply({ tx, restaurant, now })
    if (done.isSeen) {
      await touchRestaurant(tx, restaurant.id, now)
      await refreshSearchRow(tx, restaurant.id, 'menus')
      await queueMailing(tx, restaurant.id, now)
    }
    for (const step of done.steps) await insertAudit(tx, entryOf(ctx, now, step))
    return done
  })
  if (isSeen) await ctx.webCache.expire(changed(restaurant))
  return answer
}

const entryOf = ({ owner, requestId }: OwnerCtx, at: Date, { action, menu }: Step) => ({
  at,
  ...{ actorKind: 'owner' as const, actorId: owner.ownerId, requestId },
  ...{ action: `menu.${action}`, entityKind: 'menu', entityId: menu.id },
  details: { restaurantId: menu.restaurantId, date: menu.date, service: menu.service, version: menu.version },
})

export const olderVersion = (current: Menu | undefined) =>
  new AppError('conflict', 'version', {
    message: 'Mientras editabas, este menú ha cambiado en otro lugar.',
    current: current ? ownMenuOf(current) : null,
  })
