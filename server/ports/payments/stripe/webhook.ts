import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { AppError } from '@/server/errors'
import type { PaymentEvent } from '../port'
import { requireSigned } from '../signed'
import type { StripeClient } from './client'
import { checkoutFact, invoiceFact, ownerOf, paidAt, stateOf, subscriptionFact } from './facts'
import { methodText } from './payment-methods'
import { refundedInvoice } from './refunds'
import * as shapes from './shapes'

type Source = { client: StripeClient; webhookSecret: string; installation: () => Promise<string> }
type Told = z.infer<typeof shapes.event>
type Letter = { raw: Uint8Array; signature: string; now: Date }

export async function readEvent(source: Source, { raw, signature, now }: Letter) {
  const { webhookSecret } = source
  await requireSigned(raw, signature, now, async (signed) =>
    createHmac('sha256', webhookSecret).update(signed).digest(),
  )
  return eventOf(source, read(shapes.event, jsonOf(raw)))
}

async function eventOf(source: Source, told: Told): Promise<PaymentEvent | null> {
  switch (told.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ofSubscription(source, told)
    case 'checkout.session.completed':
    case 'checkout.session.expired': {
      const session = read(shapes.checkoutSession, told.data.object)
      return event(told, ownerOf(session.metadata, await source.installation()), checkoutFact(session))
    }
    case 'invoice.paid': {
      const invoice = read(shapes.invoice, told.data.object)
      const owner = await ownerOfInvoice(source, invoice)
      return event({ ...told, created: paidAt(invoice) }, owner, invoiceFact(invoice))
    }
    case 'charge.refunded':
      return ofRefund(source, told)
    default:
      return null
  }
}

async function ofSubscription({ client, installation }: Source, told: Told) {
  const { object, previous_attributes: changed } = told.data
  const subscription = read(shapes.subscription, object)
  const owner = ownerOf(subscription.metadata, await installation())
  if (!owner) return null
  const fact = subscriptionFact(subscription, await methodText(client, subscription.default_payment_method))
  const before = changed && shapes.subscription.safeParse({ ...object, ...changed }).data
  return event(told, owner, fact, before ? stateOf(before) : null)
}

async function ofRefund(source: Source, told: Told) {
  const found = await refundedInvoice(source, read(shapes.charge, told.data.object))
  return found && event(told, found.ownerId, found.fact)
}

const ownerOfInvoice = async ({ installation }: Source, { parent }: z.infer<typeof shapes.invoice>) =>
  ownerOf(parent?.subscription_details?.metadata, await installation())

function event(
  { id, created: at }: Pick<Told, 'id' | 'created'>,
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

function jsonOf(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'))
  } catch {
    throw new AppError('invalid', 'malformed-json')
  }
}
