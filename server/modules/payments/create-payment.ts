import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import { planInForce, premiumCents, withVat } from '@/contract/rules/plan-rights'
import type { OwnerCtx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import { AppError } from '@/server/errors'
import { requireSelf } from '@/server/modules/accounts'
import { findBillingDetails } from '@/server/modules/billing-details'
import type { PaymentEvent } from '@/server/ports/payments/port'
import { ProviderError } from '@/server/ports/payments/provider-error'
import { askAbout } from './ask-about'
import { findOpenCheckout, findPaymentIn, insertCheckout, noteSession, sessionEnd } from './queries-checkout'
import { lockOwner } from './queries-events'
import { receiveEvent } from './receive-event'
import { unavailable } from './unavailable'

/** A checkout at the provider's. Pressed twice, it is the same one; the price is ours, whatever the browser says. */
export async function createPayment(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.createPayment>,
): Promise<Answer<typeof contract.createPayment>> {
  if (body.ownerId !== undefined) requireSelf(ctx, body.ownerId)
  const isInPage = body.inPage ?? false
  return (await open(ctx, isInPage)) ?? (await open(ctx, isInPage)) ?? unavailable('checkout closed twice')
}

/** Null: what was open turned out to be closed, so there is room for another. */
async function open(ctx: OwnerCtx, isInPage: boolean) {
  const order = await prepare(ctx)
  const { checkoutId, ownerId } = order
  const opened = await ctx.payments.openCheckout({ ...order, isInPage }).catch(async (cause: unknown) => {
    // What was refused once is refused for a day under the same name: the next try gets another.
    if (cause instanceof ProviderError && cause.outcome === 'refused')
      await receiveEvent(ctx, expired(ctx, order))
    return unavailable(cause)
  })
  if (opened.state === 'expired') {
    await receiveEvent(ctx, expired(ctx, order))
    return null
  }
  if (opened.state === 'completed') {
    ctx.background.run('ask-about-payment', () => askAbout(ctx, ownerId))
    throw new AppError('conflict', 'payment-arriving')
  }
  const { sessionId, url, clientSecret } = opened
  await noteSession(ctx.db, checkoutId, sessionId)
  return { id: sessionId, url, clientSecret }
}

const expired = ({ clock }: OwnerCtx, { checkoutId, ownerId }: { checkoutId: string; ownerId: string }) =>
  ({
    ...{ id: `asked_${checkoutId}_expired`, at: clock(), ownerId, isAsked: true },
    fact: { kind: 'checkout', checkoutId, outcome: 'expired' },
  }) satisfies PaymentEvent

function prepare({ db, owner, payments: { provider }, clock }: OwnerCtx) {
  const now = clock()
  return db.transaction(async (tx) => {
    const person = await lockOwner(tx, owner.ownerId)
    if (!person) throw new AppError('not-found', 'owner')
    const payment = await findPaymentIn(tx, person.id)
    if (payment?.manualOverride) throw new AppError('conflict', 'premium-by-hand')
    const isPaying = payment?.provider === provider && payment.status !== 'cancelled'
    // A subscription that nobody has paid for ends once another has begun.
    if (isPaying && planInForce(payment, now) === 'premium') throw new AppError('conflict', 'premium-already')
    const open = await findOpenCheckout(tx, person.id, provider, now)
    const checkoutId = open?.id ?? newId()
    const { totalCents } = withVat(premiumCents)
    if (!open)
      await insertCheckout(tx, {
        ...{ id: checkoutId, ownerId: person.id, provider, amountCents: totalCents, createdAt: now },
      })
    const customerId = payment?.provider === provider ? payment.providerCustomerId : null
    const expiresAt = sessionEnd(open?.createdAt ?? now)
    const sessionId = open?.sessionId ?? null
    const fiscal = await findBillingDetails(tx, person.id)
    return { checkoutId, ownerId: person.id, email: person.email, customerId, sessionId, fiscal, expiresAt }
  })
}
