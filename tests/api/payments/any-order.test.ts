import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invoices, payments } from '@/server/db/schema'
import { reconcilePayments } from '@/server/modules/payments'
import { ledgerOf } from '@/server/modules/payments/ledger'
import { receiveEvent } from '@/server/modules/payments/receive-event'
import type { PaymentEvent } from '@/server/ports/payments/port'
import { runs, seedOf } from '@/tests/setup/seed'
import { sandboxLife, stripeLife } from './lives'
import { sandboxTill, stripeTill } from './tills'

type Till = Pick<Awaited<ReturnType<typeof sandboxTill>>, 'api' | 'time'>
type Owner = { ownerId: string }

/** What somebody does meanwhile who knows nothing of letters under way, and what we do by ourselves. */
const actions = ({ api }: Till, owner: Owner) => [
  () => api.as(owner).post('/api/payment/create-payment', {}),
  () => reconcilePayments(api.ctx),
  () => api.as(owner).post('/api/payment/cancel-payment', {}),
  () => api.as(owner).get(`/api/payment/${owner.ownerId}`),
]

/** Shuffled by the seed, every third one twice, and something done after each few. */
async function deliver(till: Till, owner: Owner, events: PaymentEvent[], seed: number) {
  const mixed = events
    .flatMap((event, index) => (index % 3 === 0 ? [event, event] : [event]))
    .map((event, index) => ({ event, place: (index * 7919 + seed * 104_729) % 1009 }))
    .sort((a, b) => a.place - b.place)
  const doing = actions(till, owner)
  for (const [index, { event }] of mixed.entries()) {
    await receiveEvent(till.api.ctx, event)
    if (index % 4 !== 0) continue
    const answer = await doing[(index / 4 + seed) % doing.length]?.()
    expect(answer?.status ?? 200).toBeOneOf([200, 409])
  }
}

async function expectTruth({ api }: Till, owner: Owner, events: PaymentEvent[]) {
  const right = ledgerOf(events)
  const [kept] = await api.db.select().from(payments).where(eq(payments.ownerId, owner.ownerId))
  expect(kept).toMatchObject({
    providerSubscriptionId: right.subscription?.subscriptionId,
    ...{ status: right.subscription?.status, expiresAt: right.subscription?.paidUntil },
    cancelAtPeriodEnd: right.subscription?.cancelAtPeriodEnd,
  })
  const written = await api.db.select().from(invoices).where(eq(invoices.ownerId, owner.ownerId))
  const refunded = (all: { refundedAt: Date | null }[]) => all.filter(({ refundedAt }) => refundedAt).length
  expect(written).toHaveLength(right.invoices.length)
  expect(refunded(written)).toBe(refunded(right.invoices))
}

/** Each in an order of its own. Fifty of each take some minutes: PROPERTY_RUNS=50. */
const lives = Array.from({ length: runs(1) }, (_, index) => seedOf(index + 1))
const count = 100

const stripe = await stripeTill()
const sandbox = await sandboxTill()

test.each(lives)('letters of Stripe come to what it knows, while their owner goes on (%i)', async (seed) => {
  const { api, time } = stripe
  const owner = await api.owner()
  const account = stripe.stripe.account
  const events = stripeLife({ account, time }, { seed, count, ownerId: owner.ownerId })
  const told: PaymentEvent[] = []
  for (const event of events) {
    const { raw, signature } = stripe.stripe.letterOf(event)
    const read = await api.ctx.payments.readEvent(raw, signature, time.now)
    if (read) told.push(read)
  }
  await deliver(stripe, owner, told, seed)
  await expectTruth(stripe, owner, told)
})

test.each(lives)(
  'letters of the sandbox come to what was chosen, while their owner goes on (%i)',
  async (seed) => {
    const { api, time } = sandbox
    const owner = await api.owner()
    const { events } = sandboxLife({ seed, count, ownerId: owner.ownerId })
    const told = events.map((event) => ({ ...event, id: `${event.id}_${owner.ownerId}` }))
    time.now = told.at(-1)?.at ?? time.now
    await deliver(sandbox, owner, told, seed)
    await expectTruth(sandbox, owner, told)
  },
)
