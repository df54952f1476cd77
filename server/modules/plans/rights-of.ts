import type { Plan } from '@/contract/entities/billing'
import { planInForce, planRights, type Rights } from '@/contract/rules/account/plans'
import type { Services } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { findPlan } from './queries'

const nothingAgreed = { plan: 'free', expiresAt: null, graceUntil: null, manualOverride: false } as const

/** Finds the owner's plan in force and the rights of the plan. */
export async function rightsIn(db: Queryable, ownerId: string, now: Date): Promise<Rights & { plan: Plan }> {
  const plan = planInForce((await findPlan(db, ownerId)) ?? nothingAgreed, now)
  return { plan, ...planRights[plan] }
}

export const rightsOf = ({ db, clock }: Pick<Services, 'db' | 'clock'>, ownerId: string) =>
  rightsIn(db, ownerId, clock())
