import type { AdminCtx } from './admin-ctx'
import { changePlan } from './change-plan'
import { savePlan } from './queries'

/**
 * «Premium hasta cancelación»: premium without a payment, until the operator takes premium back. Data of a paid subscription stays
 * stored.
 */
export function grantPremium(ctx: AdminCtx, restaurantId: string) {
  return changePlan(ctx, restaurantId, {
    action: 'plan.granted',
    apply: (tx, { ownerId }, plan, now) => {
      const given = plan?.providerSubscriptionId ? {} : { plan: 'premium' as const, expiresAt: null }
      return savePlan(tx, ownerId, { ...given, manualOverride: true, updatedAt: now })
    },
  })
}
