import { trialEnd } from '@/contract/rules/account/plans'
import { AppError } from '@/server/errors'
import type { AdminCtx } from './admin-ctx'
import { changePlan } from './change-plan'
import { savePlan } from './queries'

/** Takes back premium that was granted by hand. The rest of a trial stays. A paid subscription cannot be revoked. */
export function revokePremium(ctx: AdminCtx, restaurantId: string) {
  return changePlan(ctx, restaurantId, {
    action: 'plan.revoked',
    apply: async (tx, { ownerId, createdAt }, plan, now) => {
      if (!plan?.manualOverride) throw new AppError('conflict', 'not-granted')
      const left = plan.providerSubscriptionId ? {} : leftOfTrial(trialEnd(createdAt), now)
      await savePlan(tx, ownerId, { ...left, manualOverride: false, updatedAt: now })
    },
  })
}

const leftOfTrial = (end: Date, now: Date) =>
  end > now ? { plan: 'trial' as const, expiresAt: end } : { plan: 'free' as const, expiresAt: null }
