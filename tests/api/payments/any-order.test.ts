import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkouts, invoices, payments } from '@/server/db/schema'
import { grantPremium, revokePremium } from '@/server/modules/admin'
import { askAbout } from '@/server/modules/payments/ask-about'
import { saveBillingDetails } from '@/server/modules/payments/billing-details/save-billing-details'
import { cancelPayment } from '@/server/modules/payments/cancel-payment'
import { createPayment } from '@/server/modules/payments/create-payment'
import { getPayment } from '@/server/modules/payments/get-payment'
import { ledgerOf } from '@/server/modules/payments/ledger'
import { receiveEvent } from '@/server/modules/payments/receive-event'
import type { PaymentEvent } from '@/server/ports/payments/port'
import type { TestOwner } from '@/tests/api/support/world'
import { runs, seedOf } from '@/tests/setup/seed'
import { dice, sandboxLife, stripeLife } from './lives'
import { sandboxTill, stripeTill } from './tills'

type Till = Pick<Awaited<ReturnType<typeof sandboxTill>>, 'api' | 'time'>

const fiscal = { name: 'Bar Prueba, S. L.', taxId: 'B12345674', address: 'Calle Mayor, 3', city: 'Madrid' }

/** What is done meanwhile by those who know nothing of calls under way: the owner, the platform, and we by ourselves. */
function actionsOf({ api }: Till, { ownerId, restaurantId }: TestOwner) {
  const ctx = {
    ...api.ctx,
    owner: { ownerId, emailVerified: true, sessionHash: Buffer.alloc(0), provenAt: null },
  }
  const admin = { ...api.ctx, admin: 'prueba' }
  return [
    () => createPayment(ctx, { body: {} }),
    () => askAbout(api.ctx, ownerId),
    () => cancelPayment(ctx, { body: {} }),
    () => getPayment(ctx, { params: { ownerId } }),
    () => saveBillingDetails(ctx, { body: { ...fiscal, postcode: '28013' } }),
    () => grantPremium(admin, restaurantId),
    () => revokePremium(admin, restaurantId),
  ]
}

/** In any order, every third one twice, and something done after each few. */
async function deliver(till: Till, owner: TestOwner, events: PaymentEvent[], seed: number) {
  const roll = dice(seed)
  const left = events.flatMap((event, index) => (index % 3 === 0 ? [event, event] : [event]))
  const actions = actionsOf(till, owner)
  while (left.length > 0) {
    for (const event of left.splice(roll(left.length), 1)) await receiveEvent(till.api.ctx, event)
    if (roll(4) > 0) continue
    const refusal = await actions[roll(actions.length)]?.().then(
      () => null,
      (error: unknown) => error,
    )
    if (refusal !== null) expect(refusal).toMatchObject({ name: 'AppError', code: 'conflict' })
  }
}

/** The checkouts these calls are about, as they were opened long ago. */
async function openAll({ api, time }: Till, provider: 'stripe' | 'sandbox', events: PaymentEvent[]) {
  const createdAt = new Date(time.now.getTime() - 100 * 86_400_000)
  const rows = [...ledgerOf(events).checkouts.keys()].map((id) => ({
    ...{ id, ownerId: events[0]?.ownerId ?? '', provider, amountCents: 1198, createdAt },
  }))
  if (rows.length > 0) await api.db.insert(checkouts).values(rows)
}

async function expectTruth({ api }: Till, { ownerId }: TestOwner, events: PaymentEvent[]) {
  const right = ledgerOf(events)
  const [kept] = await api.db.select().from(payments).where(eq(payments.ownerId, ownerId))
  expect(kept).toMatchObject({
    providerSubscriptionId: right.subscription?.subscriptionId,
    ...{ plan: 'premium', status: right.subscription?.status, expiresAt: right.subscription?.paidUntil },
    cancelAtPeriodEnd: right.subscription?.cancelAtPeriodEnd,
  })
  const written = await api.db.select().from(invoices).where(eq(invoices.ownerId, ownerId))
  const namesOf = (all: { refundedAt: Date | null; invoiceId: string | null }[]) =>
    all.map(({ invoiceId, refundedAt }) => `${invoiceId} ${refundedAt !== null}`).sort()
  expect(namesOf(written.map((one) => ({ ...one, invoiceId: one.providerInvoiceId })))).toEqual(
    namesOf(right.invoices),
  )
  const opened = await api.db.select().from(checkouts).where(eq(checkouts.ownerId, ownerId))
  const states = new Map(opened.map(({ id, state }) => [id, state]))
  for (const [id, outcome] of right.checkouts) expect(states.get(id)).toBe(outcome)
}

/** A hundred calls in fifty orders, each of a life of its own. */
const lives = Array.from({ length: runs(25) }, (_, index) => seedOf(index + 1))
const count = 100

const stripe = await stripeTill()
const sandbox = await sandboxTill()

test.each(lives)('calls of Stripe come to what it knows, while their owner goes on (%i)', async (seed) => {
  const { api, time } = stripe
  const owner = await api.owner()
  const account = stripe.stripe.account
  const events = stripeLife({ account, time }, { seed, count, ownerId: owner.ownerId })
  const told: PaymentEvent[] = []
  for (const event of events) {
    const { raw, signature } = stripe.stripe.callOf(event)
    const read = await api.ctx.payments.readEvent(raw, signature, time.now)
    if (read) told.push(read)
  }
  await openAll(stripe, 'stripe', told)
  await deliver(stripe, owner, told, seed)
  await expectTruth(stripe, owner, told)
})

test.each(lives)(
  'calls of the sandbox come to what was chosen, while their owner goes on (%i)',
  async (seed) => {
    const { api, time } = sandbox
    const owner = await api.owner()
    const { events } = sandboxLife({ seed, count, ownerId: owner.ownerId })
    const told = events.map((event) => ({ ...event, id: `${event.id}_${owner.ownerId}` }))
    time.now = told.at(-1)?.at ?? time.now
    await openAll(sandbox, 'sandbox', told)
    await deliver(sandbox, owner, told, seed)
    await expectTruth(sandbox, owner, told)
  },
)
