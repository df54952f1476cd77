import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { requireSelf } from '@/server/modules/accounts'
import { findPayment } from './queries'

/** Where the provider asks once more; what comes of it arrives by webhook. */
export async function cancelPayment(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.cancelPayment>,
): Promise<Answer<typeof contract.cancelPayment>> {
  if (body.ownerId !== undefined) requireSelf(ctx, body.ownerId)
  const payment = await findPayment(ctx.db, ctx.owner.ownerId)
  const { providerCustomerId: customerId, providerSubscriptionId: subscriptionId } = payment ?? {}
  if (!customerId || !subscriptionId || payment?.status === 'cancelled')
    throw new AppError('conflict', 'nothing-to-cancel')
  return ctx.payments.openPortal({ customerId, subscriptionId }).catch((cause: unknown) => {
    throw new AppError('unavailable', 'payment-provider', { cause, retryAfter: 60 })
  })
}
