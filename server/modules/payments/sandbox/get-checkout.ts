import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import { firstCharge } from '@/contract/rules/account/plans'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findPayment } from '../queries'
import { findCheckout } from '../queries-checkout'
import { requireSandbox } from './answer-checkout'

export async function getCheckout(
  ctx: OwnerCtx,
  { params }: Input<typeof contract.getSandboxCheckout>,
): Promise<Answer<typeof contract.getSandboxCheckout>> {
  requireSandbox(ctx)
  const checkout = await findCheckout(ctx.db, params.checkoutId, ctx.owner.ownerId)
  if (!checkout) throw new AppError('not-found', 'checkout')
  const { state, amountCents, createdAt } = checkout
  const payment = await findPayment(ctx.db, ctx.owner.ownerId)
  const begins = payment ? firstCharge(payment, createdAt) : null
  return { state, amountCents, firstCharge: begins?.toISOString() ?? null }
}
