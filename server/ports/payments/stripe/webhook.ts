import { isUtf8 } from 'node:buffer'
import type Stripe from 'stripe'
import type { z } from 'zod'
import { AppError } from '@/server/errors'
import type { PaymentEvent } from '../port'
import { toleranceMs } from '../signed'
import type { StripeClient } from './client'
import { checkoutFact, invoiceFact, ownerOf, paidAt, stateOf, subscriptionFact } from './facts'
import { methodText } from './payment-methods'
import { refundedInvoice } from './refunds'
import * as shapes from './shapes'

type Source = { client: StripeClient; webhookSecret: string; installation: () => Promise<string> }
type StripeEvent = z.infer<typeof shapes.event>

export async function readEvent(source: Source, body: SignedBody) {
  const stripe = await source.client.stripe()
  return eventOf(source, read(shapes.event, signedEvent(stripe, source.webhookSecret, body)))
}

async function eventOf(source: Source, stripeEvent: StripeEvent): Promise<PaymentEvent | null> {
  switch (stripeEvent.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ofSubscription(source, stripeEvent)
    case 'checkout.session.completed':
    case 'checkout.session.expired': {
      const session = read(shapes.checkoutSession, stripeEvent.data.object)
      return event(stripeEvent, ownerOf(session.metadata, await source.installation()), checkoutFact(session))
    }
    case 'invoice.paid': {
      const invoice = read(shapes.invoice, stripeEvent.data.object)
      const owner = await ownerOfInvoice(source, invoice)
      return event({ ...stripeEvent, created: paidAt(invoice) }, owner, invoiceFact(invoice))
    }
    case 'charge.refunded':
      return ofRefund(source, stripeEvent)
    default:
      return null
  }
}

async function ofSubscription({ client, installation }: Source, stripeEvent: StripeEvent) {
  const { object, previous_attributes: changed } = stripeEvent.data
  const subscription = read(shapes.subscription, object)
  const owner = ownerOf(subscription.metadata, await installation())
  if (!owner) return null
  const fact = subscriptionFact(subscription, await methodText(client, subscription.default_payment_method))
  const before = changed && shapes.subscription.safeParse({ ...object, ...changed }).data
  return event(stripeEvent, owner, fact, before ? stateOf(before) : null)
}

async function ofRefund(source: Source, stripeEvent: StripeEvent) {
  const found = await refundedInvoice(source, read(shapes.charge, stripeEvent.data.object))
  return found && event(stripeEvent, found.ownerId, found.fact)
}

const ownerOfInvoice = async ({ installation }: Source, { parent }: z.infer<typeof shapes.invoice>) =>
  ownerOf(parent?.subscription_details?.metadata, await installation())

function event(
  { id, created: at }: Pick<StripeEvent, 'id' | 'created'>,
  ownerId: string | null,
  fact: PaymentEvent['fact'] | null,
  previous?: PaymentEvent['previous'],
): PaymentEvent | null {
  return ownerId && fact ? { id, at, ownerId, fact, previous } : null
}

function read<S extends z.ZodType>(shape: S, value: unknown): z.output<S> {
  const parsed = shape.safeParse(value)
  if (!parsed.success) throw new AppError('invalid', 'event', { cause: parsed.error })
  return parsed.data
}

type SignedBody = { raw: Uint8Array; signature: string; now: Date }

/**
 * Reads an event that Stripe has signed. Stripe's package accepts a call dated tomorrow, and reads bytes that are not UTF-8 as other
 * text. Both are refused here.
 */
function signedEvent({ webhooks }: Stripe, secret: string, { raw, signature, now }: SignedBody): unknown {
  if (!isUtf8(raw)) throw new AppError('invalid', 'malformed-json')
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1])
  try {
    const event = webhooks.constructEvent(
      Buffer.from(raw),
      signature,
      secret,
      toleranceMs / 1000,
      undefined,
      now.getTime(),
    )
    if (seconds * 1000 - now.getTime() <= toleranceMs) return event
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError('invalid', 'malformed-json')
    // Leaves out the error's cause: the cause holds the whole body.
    throw new AppError('invalid', signature === '' ? 'signature-missing' : 'signature-wrong')
  }
  throw new AppError('invalid', 'signature-stale')
}
