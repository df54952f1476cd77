import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findCheckout } from '../queries-checkout'
import { requireSandbox } from './answer-checkout'

export async function getCheckout(
  ctx: OwnerCtx,
  { params }: Input<typeof contract.getSandboxCheckout>,
): Promise<Answer<typeof contract.getSandboxCheckout>> {
  requireSandbox(ctx)
  const checkout = await findCheckout(ctx.db, params.checkoutId, ctx.owner.ownerId)
  if (!checkout) throw new AppError('not-found', 'checkout')
  return { state: checkout.state, amountCents: checkout.amountCents }
}
