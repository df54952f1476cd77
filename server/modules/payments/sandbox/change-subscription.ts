import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { requireProof } from '@/server/modules/second-factor'
import { findPayment } from '../queries'
import { requireSandbox } from './answer-checkout'
import { subscriptionFact } from './facts'
import { sendSandboxFacts } from './send-sandbox-facts'

/** The sandbox's own page to cancel or resume the renewal. The paid month stays. */
export async function changeSubscription(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.changeSandboxSubscription>,
): Promise<Answer<typeof contract.changeSandboxSubscription>> {
  requireSandbox(ctx)
  await requireProof(ctx)
  const payment = await findPayment(ctx.db, ctx.owner.ownerId)
  const { providerCustomerId: customerId, providerSubscriptionId: subscriptionId, expiresAt } = payment ?? {}
  if (!customerId || !subscriptionId || !expiresAt || payment?.status === 'cancelled')
    throw new AppError('conflict', 'nothing-to-cancel')
  const { cancelAtPeriodEnd } = body
  await sendSandboxFacts(ctx, ctx.owner.ownerId, [
    subscriptionFact({ subscriptionId, customerId }, expiresAt, { cancelAtPeriodEnd }),
  ])
  return { success: true }
}
