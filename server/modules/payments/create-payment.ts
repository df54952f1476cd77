import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import { firstLanguage, ownerLanguage } from '@/contract/languages'
import { firstCharge, planInForce, premiumCents, withVat } from '@/contract/rules/account/plans'
import type { OwnerCtx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import { AppError } from '@/server/errors'
import { requireProof } from '@/server/modules/second-factor'
import type { PaymentEvent } from '@/server/ports/payments/port'
import { ProviderError } from '@/server/ports/payments/provider-error'
import { requireSelf } from '@/server/require-self'
import { askAbout } from './ask-about'
import { findBillingDetails } from './queries-billing-details'
import { findOpenCheckout, findPaymentIn, insertCheckout, noteSession, sessionEnd } from './queries-checkout'
import { lockOwner } from './queries-events'
import { receiveEvent } from './receive-event'
import { unavailable } from './unavailable'

/** Opens a checkout at the provider. A second click gets the same checkout. The server sets the price, not the browser. */
export async function createPayment(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.createPayment>,
): Promise<Answer<typeof contract.createPayment>> {
  requireSelf(ctx, body.ownerId)
  await requireProof(ctx)
  const isInPage = body.inPage ?? false
  return (await open(ctx, isInPage)) ?? (await open(ctx, isInPage)) ?? unavailable('checkout closed twice')
}

/** Returns null if the open checkout is already closed at the provider. The caller then tries again with a new checkout. */
async function open(ctx: OwnerCtx, isInPage: boolean) {
  const order = await prepare(ctx)
  const { checkoutId, ownerId } = order
  const opened = await ctx.payments.openCheckout({ ...order, isInPage }).catch(async (cause: unknown) => {
    // The provider repeats a refusal for a day for the same checkout id. The next try needs a new id.
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

function prepare({ db, owner, payments: { provider }, clock, language }: OwnerCtx) {
  const now = clock()
  return db.transaction(async (tx) => {
    const person = await lockOwner(tx, owner.ownerId)
    if (!person) throw new AppError('not-found', 'owner')
    const payment = await findPaymentIn(tx, person.id)
    if (payment?.manualOverride) throw new AppError('conflict', 'premium-by-hand')
    const isPaying = payment?.provider === provider && payment.status !== 'cancelled'
    // An unpaid subscription does not block a new checkout. The unpaid subscription ends when the new subscription begins.
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
    return {
      ...{ checkoutId, ownerId: person.id, email: person.email, customerId, sessionId, fiscal, expiresAt },
      language: ownerLanguage(language) ?? firstLanguage,
      firstCharge: payment ? firstCharge(payment, open?.createdAt ?? now) : null,
    }
  })
}
