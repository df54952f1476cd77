import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ledgerOf } from '@/server/modules/payments/ledger'
import type { PaymentEvent, PaymentFact } from '@/server/ports/payments/port'
import { runs } from '@/tests/setup/seed'

const day = 24 * 60 * 60 * 1000
const start = new Date('2026-01-31T10:00:00Z')
const at = (days: number) => new Date(start.getTime() + days * day)
const ownerId = '0a1b2c3d4e5f'
let count = 0

const told = (days: number, fact: PaymentFact): PaymentEvent => ({
  id: `e${String(count++).padStart(5, '0')}`,
  ...{ at: at(days), ownerId, fact },
})

type Subscription = Extract<PaymentFact, { kind: 'subscription' }>
const subscription = (paidUntil: number, more: Partial<Subscription> = {}): Subscription => ({
  ...{ kind: 'subscription', subscriptionId: 's1', customerId: 'c1', status: 'active' },
  ...{ paidUntil: at(paidUntil), cancelAtPeriodEnd: false, paymentMethod: 'Visa ···· 4242' },
  ...more,
})
const invoice = (invoiceId: string): PaymentFact => ({
  ...{ kind: 'invoice', invoiceId, netCents: 990, vatCents: 208, currency: 'eur' },
  ...{ periodStart: at(0), periodEnd: at(30), pdfUrl: null },
})

describe('what all that was told comes to', () => {
  it('is the last word on a subscription, and every invoice with its refund', () => {
    const ledger = ledgerOf([
      told(31, subscription(60)),
      told(0, subscription(30)),
      told(2, { kind: 'refund', invoiceId: 'i1' }),
      told(0, invoice('i1')),
      told(31, invoice('i2')),
    ])
    expect(ledger.subscription).toMatchObject({ status: 'active', paidUntil: at(60) })
    expect(ledger.invoices).toMatchObject([
      { invoiceId: 'i1', refundedAt: at(2) },
      { invoiceId: 'i2', refundedAt: null },
    ])
  })

  it('gives a week from the first payment that failed, however often it is tried', () => {
    const failed = { status: 'past_due' as const }
    const events = [
      told(0, subscription(30)),
      told(30, subscription(30, failed)),
      told(33, subscription(30, failed)),
    ]
    expect(ledgerOf(events).subscription?.graceUntil).toEqual(at(37))
    expect(ledgerOf([...events, told(35, subscription(60))]).subscription?.graceUntil).toEqual(at(63))
  })

  it('waits three days for the next month to be told of, unless none is to come', () => {
    expect(ledgerOf([told(0, subscription(30))]).subscription?.graceUntil).toEqual(at(33))
    const ending = told(5, subscription(30, { cancelAtPeriodEnd: true }))
    expect(ledgerOf([told(0, subscription(30)), ending]).subscription?.graceUntil).toBeNull()
  })

  it('knows a checkout that was paid as paid, whatever else was said of it', () => {
    const checkoutId = ownerId
    const events = [
      told(1, { kind: 'checkout', checkoutId, outcome: 'completed' }),
      told(2, { kind: 'checkout', checkoutId, outcome: 'expired' }),
    ]
    expect(ledgerOf(events).checkouts.get(checkoutId)).toBe('completed')
  })

  it('lets nothing come back from a cancellation, but something new begin', () => {
    const ended = told(40, subscription(60, { status: 'cancelled' }))
    const events = [told(0, subscription(30)), ended, told(41, subscription(90))]
    expect(ledgerOf(events).subscription).toMatchObject({ status: 'cancelled', paidUntil: at(60) })
    const anew = told(50, subscription(80, { subscriptionId: 's2' }))
    expect(ledgerOf([...events, anew]).subscription).toMatchObject({ subscriptionId: 's2', status: 'active' })
  })
})

const status = fc.constantFrom('active' as const, 'past_due' as const, 'cancelled' as const)
const anyFact = fc.oneof(
  fc
    .record({ status, subscriptionId: fc.constantFrom('s1', 's2', 's3'), cancelAtPeriodEnd: fc.boolean() })
    .chain((more) => fc.nat(400).map((paidUntil) => subscription(paidUntil, more))),
  fc.constantFrom('i1', 'i2', 'i3').map(invoice),
  fc.constantFrom('i1', 'i2').map((invoiceId): PaymentFact => ({ kind: 'refund', invoiceId })),
  fc
    .constantFrom('completed' as const, 'cancelled' as const, 'expired' as const)
    .map((outcome): PaymentFact => ({ kind: 'checkout', checkoutId: ownerId, outcome })),
)
const manyEvents = fc
  .array(fc.tuple(fc.nat(300), anyFact), { minLength: 100, maxLength: 100 })
  .map((facts) => facts.map(([days, fact]) => told(days, fact)))

it('is the same for a hundred events in any order, some of them twice', () => {
  fc.assert(
    fc.property(
      manyEvents.chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: 100 }), fc.subarray(events)),
      ),
      ([events, shuffled, again]) => {
        expect(ledgerOf([...shuffled, ...again])).toEqual(ledgerOf(events))
      },
    ),
    { numRuns: runs(50) },
  )
})
