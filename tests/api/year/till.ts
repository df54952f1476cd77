import type { Prng } from '@/server/db/seed/prng'
import type { PaymentPort } from '@/server/ports/payments/port'
import { ProviderError } from '@/server/ports/payments/provider-error'
import { createStripe } from '@/server/ports/payments/stripe'
import { startStripe } from '@/tests/api/support/stripe/server'
import type { Owner } from './cast'
import { type Life, never } from './life'
import { minuteMs } from './moments'

export type Till = Awaited<ReturnType<typeof openTill>>
type Stripe = Awaited<ReturnType<typeof startStripe>>
type Call = { event: Stripe['account']['events'][number]; due: number }

const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Stripe, played by a server of this machine: what it knows is the ledger. Its calls come late, twice, in any order, or never. */
export async function openTill(real: () => Date) {
  const stripe = await startStripe(real)
  const { account } = stripe
  let reported = 0
  let calls: Call[] = []
  /** When what got lost is known all the same, since we ask every day. */
  let lostUntil = 0
  /** When a card that was refused is tried again. */
  const retries = new Map<string, number>()

  const subscriptionsOf = ({ ownerId }: Owner) =>
    [...account.subscriptions.values()].filter(({ metadata }) => metadata.ownerId === ownerId)
  const liveOf = (owner: Owner) => subscriptionsOf(owner).find(({ status }) => status !== 'canceled')
  const endOf = (owner: Owner) => (liveOf(owner)?.items.data[0]?.current_period_end ?? 0) * 1000

  /** Months begin and end, and cards that were refused are tried again. */
  function passTime(owners: Owner[], roll: Prng) {
    const now = real().getTime()
    for (const owner of owners) {
      const live = liveOf(owner)
      if (!live) continue
      const retry = retries.get(live.id)
      if (retry !== undefined && retry <= now) {
        retries.delete(live.id)
        if (roll.chance(0.6)) account.makeGood(live.id)
        else account.end(live.id)
      } else if (retry === undefined && endOf(owner) <= now) {
        if (live.cancel_at_period_end) account.end(live.id)
        else if (!account.renew(live.id, { isPaid: roll.chance(0.8) }))
          retries.set(live.id, now + roll.int(1, 6) * dayMs)
      }
    }
    for (const event of account.events.slice(reported)) {
      if (roll.chance(0.02)) lostUntil = now + 25 * hourMs
      else calls.push({ event, due: roll.chance(0.7) ? now : now + roll.int(1, 180) * minuteMs })
      if (roll.chance(0.2)) calls.push({ event, due: now + roll.int(1, 600) * minuteMs })
    }
    reported = account.events.length
  }

  return {
    stripe,
    endOf,
    liveOf,
    passTime,
    retryOf: (owner: Owner) => retries.get(liveOf(owner)?.id ?? ''),
    nextCall: () => Math.min(...calls.map(({ due }) => due)),
    isHeard: () => calls.length === 0 && lostUntil < real().getTime(),
    /** Makes the calls that are due, in any order. Those that are not answered are made again. */
    async callBack(post: (call: { raw: Uint8Array; signature: string }) => Promise<number>, roll: Prng) {
      const now = real().getTime()
      const due = calls.filter((call) => call.due <= now)
      calls = calls.filter((call) => call.due > now)
      const statuses: number[] = []
      for (const { event } of roll.sample(due, due.length)) {
        const status = await post(stripe.callOf(event, { at: real() }))
        if (status !== 200) calls.push({ event, due: now + roll.int(5, 60) * minuteMs })
        statuses.push(status)
      }
      return statuses
    },
    /** What Stripe would say of an owner. */
    ledgerOf(owner: Owner) {
      const now = real().getTime()
      const isLive = subscriptionsOf(owner).some(
        ({ status }) =>
          status === 'past_due' || (['active', 'trialing'].includes(status) && endOf(owner) > now),
      )
      const ids = new Set(subscriptionsOf(owner).map(({ id }) => id))
      const invoices = [...account.invoices.values()].filter(
        ({ parent, total }) => total > 0 && ids.has(parent.subscription_details.subscription),
      )
      return { isLive, invoices: invoices.map(({ amount_paid }) => amount_paid) }
    },
    close: () => stripe.close(),
  }
}

type Given = { till: Till; life: Life; isOff: () => boolean }

/** The port to it: now and then Stripe is away, before it has done anything or after. */
export function paymentsOf({ till, life, isOff }: Given): PaymentPort {
  const { secretKey, webhookSecret, apiUrl } = till.stripe
  const real = createStripe({
    ...{ secretKey, webhookSecret, apiUrl, siteUrl: 'https://mantel.example' },
    installation: async () => 'prueba',
  })
  let count = 0
  const through =
    <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (life.isDead) return never
      const away = isOff()
      count += 1
      if (away && count % 2 === 0) throw new ProviderError('away', 'the year has no Stripe now')
      const answer = await call(...given)
      if (life.isDead) return never
      if (away) throw new ProviderError('away', 'the year lost an answer of Stripe')
      return answer
    }
  return {
    ...real,
    openCheckout: through((order) => real.openCheckout(order)),
    closeCheckout: through((sessionId) => real.closeCheckout(sessionId)),
    endSubscription: through((subscriptionId) => real.endSubscription(subscriptionId)),
    refundLast: through((subscriptionId) => real.refundLast(subscriptionId)),
    saveCustomer: through((customerId, fiscal) => real.saveCustomer(customerId, fiscal)),
    moveCustomer: through((customerId, moved) => real.moveCustomer(customerId, moved)),
    ask: through((known) => real.ask(known)),
  }
}
