import { insertAudit } from '@/server/db/audit'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import type { AdminCtx } from './admin-ctx'
import { findOwner, lockPlan, lockRestaurant } from './queries'

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>
type Plan = Awaited<ReturnType<typeof lockPlan>>

type Change = {
  action: string
  apply(tx: Transaction, owner: Owner, plan: Plan, now: Date): Promise<void>
}

/** Changes the plan of the restaurant's owner and writes the audit log. */
export function changePlan(ctx: AdminCtx, restaurantId: string, change: Change) {
  const now = ctx.clock()
  return ctx.db.transaction(async (tx) => {
    const restaurant = await lockRestaurant(tx, restaurantId)
    if (!restaurant) throw new AppError('not-found', 'restaurant')
    const owner = restaurant.ownerId ? await findOwner(tx, restaurant.ownerId) : undefined
    if (!owner) throw new AppError('not-found', 'owner')
    await change.apply(tx, owner, await lockPlan(tx, owner.ownerId), now)
    await insertAudit(tx, {
      ...{ at: now, actorKind: 'admin', actorId: ctx.admin, action: change.action },
      ...{ entityKind: 'owner', entityId: owner.ownerId },
    })
    return restaurant
  })
}
