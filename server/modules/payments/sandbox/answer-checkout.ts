import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import { firstCharge } from '@/contract/rules/account/plans'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findPayment } from '../queries'
import { findCheckout } from '../queries-checkout'
import { monthFacts, subscriptionFact } from './facts'
import { sendSandboxFacts } from './send-sandbox-facts'

/** Handles the owner's choice on the sandbox's payment page. A refused card leaves the page open, as at a real provider. */
export async function answerCheckout(
  ctx: OwnerCtx,
  { params, body }: Input<typeof contract.answerSandboxCheckout>,
): Promise<Answer<typeof contract.answerSandboxCheckout>> {
  requireSandbox(ctx)
  const { ownerId } = ctx.owner
  const { checkoutId } = params
  const checkout = await findCheckout(ctx.db, checkoutId, ownerId)
  if (!checkout) throw new AppError('not-found', 'checkout')
  if (checkout.state !== 'open') throw new AppError('conflict', 'checkout-closed')
  if (body.outcome === 'refused') return { paid: false, next: null }
  if (body.outcome === 'cancelled') {
    await sendSandboxFacts(ctx, ownerId, [{ kind: 'checkout', checkoutId, outcome: 'cancelled' }])
    return { paid: false, next: '/payment/failure?status=cancel' }
  }
  const kept = { subscriptionId: `prueba-${checkoutId}`, customerId: `prueba-${ownerId}` }
  const payment = await findPayment(ctx.db, ownerId)
  const begins = payment ? firstCharge(payment, checkout.createdAt) : null
  // Closes the checkout last, so that an owner who loses the connection can press the button again.
  await sendSandboxFacts(ctx, ownerId, [
    ...(begins ? [subscriptionFact(kept, begins)] : monthFacts(kept, ctx.clock(), 0)),
    { kind: 'checkout', checkoutId, outcome: 'completed' },
  ])
  return { paid: true, next: '/payment/success?status=success' }
}

/** With a real provider, the sandbox calls answer 404. */
export function requireSandbox({ payments }: OwnerCtx) {
  if (payments.provider !== 'sandbox') throw new AppError('not-found', 'sandbox')
}
