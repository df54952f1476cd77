import { trialEnd } from '@/contract/rules/trial'
import { AppError } from '@/server/errors'
import type { AdminCtx } from './admin-ctx'
import { changePlan } from './change-plan'
import { savePlan } from './queries'

/** What was given by hand; the rest of a trial stays. What somebody pays for is not ours to take. */
export function revokePremium(ctx: AdminCtx, restaurantId: string) {
  return changePlan(ctx, restaurantId, {
    action: 'plan.revoked',
    apply: async (tx, { ownerId, createdAt }, plan, now) => {
      if (!plan?.manualOverride) throw new AppError('conflict', 'not-granted')
      const end = trialEnd(createdAt)
      const next =
        end > now ? { plan: 'trial' as const, expiresAt: end } : { plan: 'free' as const, expiresAt: null }
      await savePlan(tx, ownerId, { ...next, manualOverride: false, updatedAt: now })
    },
  })
}
