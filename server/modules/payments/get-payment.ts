import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import { planInForce } from '@/contract/rules/account/plans'
import type { OwnerCtx } from '@/server/ctx'
import { requireSelf } from '@/server/require-self'
import { findPayment } from './queries'

const nothingAgreed = {
  plan: 'free' as const,
  ...{ expiresAt: null, graceUntil: null, manualOverride: false, paymentMethod: null },
  ...{ cancelAtPeriodEnd: false, status: null },
}

export async function getPayment(
  ctx: OwnerCtx,
  { params }: Input<typeof contract.getPayment>,
): Promise<Answer<typeof contract.getPayment>> {
  requireSelf(ctx, params.ownerId)
  const payment = (await findPayment(ctx.db, params.ownerId)) ?? nothingAgreed
  const { plan, expiresAt, manualOverride, paymentMethod, cancelAtPeriodEnd, status, graceUntil } = payment
  return {
    ...{ plan, expires_at: expiresAt?.toISOString() ?? null, manualOverride },
    ...{ planInForce: planInForce(payment, ctx.clock()), paymentMethod, cancelAtPeriodEnd },
    payBefore: status === 'past_due' && graceUntil ? graceUntil.toISOString() : null,
  }
}
