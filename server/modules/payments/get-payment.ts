import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import { firstCharge, type PlanRecord, planInForce } from '@/contract/rules/account/plans'
import type { OwnerCtx } from '@/server/ctx'
import { requireSelf } from '@/server/require-self'
import { findPayment, hasInvoice } from './queries'
import { findOpenCheckout } from './queries-checkout'

type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

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
    firstCharge: (await firstChargeOf(ctx, params.ownerId, payment))?.toISOString() ?? null,
  }
}

type AgreedPlan = PlanRecord & Pick<Payment, 'status' | 'cancelAtPeriodEnd'>

/** In a trial: the first charge of a payment now. After Premium was ordered in a trial: the first charge, until it is made. */
async function firstChargeOf({ db, clock, payments }: OwnerCtx, ownerId: string, agreed: AgreedPlan) {
  const now = clock()
  if (agreed.plan === 'trial') {
    const open = await findOpenCheckout(db, ownerId, payments.provider, now)
    return agreed.expiresAt && now < agreed.expiresAt ? firstCharge(agreed, open?.createdAt ?? now) : null
  }
  const { plan, status, cancelAtPeriodEnd, manualOverride, expiresAt } = agreed
  const isToCome = plan === 'premium' && status === 'active' && !cancelAtPeriodEnd && !manualOverride
  return isToCome && expiresAt && now < expiresAt && !(await hasInvoice(db, ownerId)) ? expiresAt : null
}
