import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/menus'
import type { OwnerCtx } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import { AppError } from '@/server/errors'
import { queueMailing } from '@/server/modules/mail'
import { requireSchedule } from '@/server/modules/plans'
import { changed, requireOwnRestaurant } from '@/server/modules/restaurants'
import { refreshSearchRow } from '@/server/modules/search'
import { menuOf, storedContentOf } from './menu-shape'
import { findSlot, touchRestaurant, upsertMenu } from './queries'
import { releaseOf } from './release'

/** A second menu for the same day and service replaces the first. The web is told only of what is committed. */
export async function publishMenu(ctx: OwnerCtx, { body }: Input<typeof contract.publishMenu>) {
  const restaurant = await requireOwnRestaurant(ctx)
  if (!ctx.owner.emailVerified)
    throw new AppError('conflict', 'email-not-verified', {
      message: 'Verifica tu correo electrónico para publicar.',
    })
  const now = ctx.clock()
  const release = releaseOf(body.date, restaurant.timeZone, now)
  const content = { service: body.service, source: 'web' as const, ...storedContentOf(body) }
  const menu = await ctx.db.transaction(async (tx) => {
    if (release.state === 'scheduled') {
      const slot = { date: release.date, service: content.service }
      const before = await findSlot(tx, restaurant.id, slot)
      await requireSchedule(tx, ctx, { date: release.date, before, timeZone: restaurant.timeZone })
    }
    const stamps = { createdAt: now, updatedAt: now }
    const saved = await upsertMenu(tx, { restaurantId: restaurant.id, ...content, ...release, ...stamps })
    await touchRestaurant(tx, restaurant.id, now)
    await refreshSearchRow(tx, restaurant.id, 'menus')
    await queueMailing(tx, restaurant.id, now)
    await insertAudit(tx, {
      at: now,
      ...{ actorKind: 'owner', actorId: ctx.owner.ownerId, requestId: ctx.requestId },
      ...{ action: `menu.${release.state}`, entityKind: 'menu', entityId: saved.id },
      details: {
        restaurantId: restaurant.id,
        date: saved.date,
        service: saved.service,
        version: saved.version,
      },
    })
    return saved
  })
  await ctx.webCache.expire(changed(restaurant))
  return menuOf(menu)
}
