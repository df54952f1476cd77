import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { type Ledger, ledgerOf } from '@/server/modules/payments/ledger'
import { type PaymentEvent, paymentEvent } from '@/server/ports/payments/port'
import { createStripe } from '@/server/ports/payments/stripe'
import { sandboxLife, stripeLife } from '@/tests/api/payments/lives'
import { startStripe } from '@/tests/api/support/stripe/server'
import { runs, seedOf } from '@/tests/setup/seed'

const ownerId = '0a1b2c3d4e5f'
const closers: (() => unknown)[] = []
afterAll(() => Promise.all(closers.map((close) => close())))

/** As it lies in the database. */
const stored = (event: PaymentEvent) => paymentEvent.parse(JSON.parse(JSON.stringify(event)))

async function fromStripe(seed: number) {
  const time = { now: new Date('2031-01-31T10:00:00Z') }
  const stripe = await startStripe(() => time.now)
  const events = stripeLife({ account: stripe.account, time }, { seed, count: 100, ownerId })
  closers.push(stripe.close)
  const { secretKey, webhookSecret, apiUrl } = stripe
  const port = createStripe({
    ...{ secretKey, webhookSecret, apiUrl, siteUrl: 'https://mantel.example' },
    installation: async () => 'prueba',
  })
  const told = []
  for (const event of events) {
    const { raw, signature } = stripe.callOf(event)
    told.push(await port.readEvent(raw, signature, time.now))
  }
  const customerIds = [...new Set([...stripe.account.subscriptions.values()].map(({ customer }) => customer))]
  const asked = await port.ask({ ownerId, customerIds, sessionIds: [...stripe.account.sessions.keys()] })
  return { told: told.filter((event) => event !== null).map(stored), asked: asked.map(stored) }
}

/** The values that must be equal after events and after questions: all values but the time since which a payment fails. */
function essence({ subscriptions, subscription, invoices, checkouts }: Ledger) {
  const states = subscriptions.map(({ subscriptionId, status, paidUntil, cancelAtPeriodEnd }) => ({
    ...{ subscriptionId, status, paidUntil, cancelAtPeriodEnd },
  }))
  return {
    best: subscription?.subscriptionId,
    states: states.sort((a, b) => (a.subscriptionId < b.subscriptionId ? -1 : 1)),
    invoices: invoices
      .map(({ refundedAt, ...invoice }) => invoice)
      .sort((a, b) => (a.invoiceId < b.invoiceId ? -1 : 1)),
    checkouts: [...checkouts].sort(([a], [b]) => (a < b ? -1 : 1)),
  }
}

const anyOrder = (events: PaymentEvent[]) =>
  fc.tuple(fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events))

describe('a hundred events of Stripe', () => {
  it.each([1, 2, 3, 4, 5, 6].map(seedOf))(
    'come to what Stripe knows, in fifty orders, some twice, with questions between (%i)',
    async (seed) => {
      const { told, asked } = await fromStripe(seed)
      expect(told.length).toBeGreaterThan(50)
      const right = ledgerOf(told)
      expect(essence(right)).toEqual(essence(ledgerOf(asked)))
      fc.assert(
        fc.property(anyOrder(told), ([shuffled, again]) => {
          expect(ledgerOf([...shuffled, ...again])).toEqual(right)
          expect(essence(ledgerOf([...again, ...asked, ...shuffled]))).toEqual(essence(right))
        }),
        { numRuns: runs(50) },
      )
    },
  )
})

describe('a hundred events of the sandbox', () => {
  it.each([1, 2, 3, 4].map(seedOf))(
    'come to what was chosen there, in fifty orders, some twice (%i)',
    (seed) => {
      const { events, truth } = sandboxLife({ seed, count: 100, ownerId })
      const told = events.map(stored)
      const right = ledgerOf(told)
      expect(right.subscription).toMatchObject(truth)
      fc.assert(
        fc.property(anyOrder(told), ([shuffled, again]) => {
          expect(ledgerOf([...shuffled, ...again])).toEqual(right)
        }),
        { numRuns: runs(50) },
      )
    },
  )
})
