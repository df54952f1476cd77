import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { requireProof } from '@/server/modules/second-factor'
import { requireSelf } from '@/server/require-self'
import { findPayment } from './queries'
import { unavailable } from './unavailable'

/** Opens the provider's page, where the owner confirms the cancellation or changes the card. The result arrives by webhook. */
export async function cancelPayment(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.cancelPayment>,
): Promise<Answer<typeof contract.cancelPayment>> {
  requireSelf(ctx, body.ownerId)
  await requireProof(ctx)
  const payment = await findPayment(ctx.db, ctx.owner.ownerId)
  const { providerCustomerId: customerId, providerSubscriptionId: subscriptionId } = payment ?? {}
  if (!payment || !customerId || !subscriptionId || payment.status === 'cancelled')
    throw new AppError('conflict', 'nothing-to-cancel')
  if (payment.provider !== ctx.payments.provider) throw new AppError('conflict', 'nothing-to-cancel')
  const isToCancel = payment.status === 'active' && !payment.cancelAtPeriodEnd
  const purpose = isToCancel ? 'cancel' : 'manage'
  const { language } = ctx
  return ctx.payments.openPortal({ customerId, subscriptionId, purpose, language }).catch(unavailable)
}
