import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import { premiumCents, withVat } from '@/contract/rules/plan-rights'
import type { OwnerCtx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import { AppError } from '@/server/errors'
import { requireSelf } from '@/server/modules/accounts'
import { findOpenCheckout, findPaymentIn, insertCheckout, noteSession } from './queries-checkout'
import { lockOwner } from './queries-events'

/** A checkout at the provider's. Pressed twice, it is the same one; the price is ours, whatever the browser says. */
export async function createPayment(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.createPayment>,
): Promise<Answer<typeof contract.createPayment>> {
  if (body.ownerId !== undefined) requireSelf(ctx, body.ownerId)
  const order = await prepare(ctx)
  const { sessionId, url } = await ctx.payments.openCheckout(order).catch((cause: unknown) => {
    throw new AppError('unavailable', 'payment-provider', { cause, retryAfter: 60 })
  })
  await noteSession(ctx.db, order.checkoutId, sessionId)
  return { id: sessionId, url }
}

function prepare({ db, owner, payments: { provider }, clock }: OwnerCtx) {
  const now = clock()
  return db.transaction(async (tx) => {
    const person = await lockOwner(tx, owner.ownerId)
    if (!person) throw new AppError('not-found', 'owner')
    const payment = await findPaymentIn(tx, person.id)
    if (payment?.manualOverride) throw new AppError('conflict', 'premium-by-hand')
    if (payment?.plan === 'premium' && payment.status !== 'cancelled' && payment.providerSubscriptionId)
      throw new AppError('conflict', 'premium-already')
    const open = await findOpenCheckout(tx, person.id, provider, now)
    const checkoutId = open?.id ?? newId()
    const { totalCents } = withVat(premiumCents)
    if (!open)
      await insertCheckout(tx, {
        ...{ id: checkoutId, ownerId: person.id, provider, amountCents: totalCents, createdAt: now },
      })
    const customerId = payment?.provider === provider ? payment.providerCustomerId : null
    return { checkoutId, ownerId: person.id, email: person.email, customerId }
  })
}
