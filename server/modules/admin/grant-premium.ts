import type { AdminCtx } from './admin-ctx'
import { changePlan } from './change-plan'
import { savePlan } from './queries'

/** «Premium hasta cancelación»: without a payment, until it is taken back. */
export function grantPremium(ctx: AdminCtx, restaurantId: string) {
  return changePlan(ctx, restaurantId, {
    action: 'plan.granted',
    apply: (tx, { ownerId }, _plan, now) =>
      savePlan(tx, ownerId, { plan: 'premium', manualOverride: true, expiresAt: null, updatedAt: now }),
  })
}
