import { addMonths } from '@/contract/rules/account/plans'
import { newId } from '@/server/db/id'
import { monthFacts, subscriptionFact } from '@/server/modules/payments/sandbox/facts'
import type { PaymentEvent, PaymentFact, SubscriptionState } from '@/server/ports/payments/port'
import type { Account } from '@/tests/api/support/stripe/account'
import type { Event, Session } from '@/tests/api/support/stripe/objects'

/** The same numbers for the same seed. */
export function dice(seed: number) {
  let state = (seed * 2_654_435_761) % 4_294_967_296
  return (sides: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * sides)
  }
}

const [minute, day] = [60_000, 86_400_000]
/** Often nothing: then two things happen in one second. */
const pauses = [0, 0, 0, minute, day, 5 * day, 31 * day]

type Life = { seed: number; count: number; ownerId: string }
type Place = { account: Account; time: { now: Date } }

/** Random events of an owner at Stripe, until Stripe has reported `count` of them. */
export function stripeLife({ account, time }: Place, { seed, count, ownerId }: Life): Event[] {
  const roll = dice(seed)
  const begun = account.events.length
  const ofOwner = <T extends { metadata: { ownerId?: string } }>(all: Map<string, T>) =>
    [...all.values()].filter(({ metadata }) => metadata.ownerId === ownerId)
  const metadata = () => ({ mantel: 'prueba', ownerId, checkoutId: newId() })

  function session(): Session {
    const labels = metadata()
    const made: Session = {
      ...{ id: account.newId('cs_test'), object: 'checkout.session', status: 'open', mode: 'subscription' },
      ...{ ui_mode: 'hosted_page', url: null, client_secret: null, client_reference_id: labels.checkoutId },
      ...{ customer: null, customer_email: 'x@mantel.example', subscription: null, payment_status: 'unpaid' },
      ...{ expires_at: 0, metadata: labels },
    }
    // One in three is ordered in a trial.
    const trialEnd = roll(3) === 0 ? account.seconds() + (3 + roll(12)) * 86_400 : null
    return account.openSession(made, labels, trialEnd)
  }

  while (account.events.length - begun < count) {
    time.now = new Date(time.now.getTime() + (pauses[roll(pauses.length)] ?? 0))
    const live = ofOwner(account.subscriptions).find(({ status }) => status !== 'canceled')
    if (!live) {
      const { id } = session()
      if (roll(4) === 0) account.expire(id)
      else account.pay(id)
      continue
    }
    const isDue = (live.items.data[0]?.current_period_end ?? 0) * 1000 <= time.now.getTime()
    const choice = roll(8)
    if (isDue && live.cancel_at_period_end) account.end(live.id)
    else if (isDue && live.status !== 'past_due') account.renew(live.id, { isPaid: roll(3) > 0 })
    else if (live.status === 'past_due') choice < 5 ? account.makeGood(live.id) : account.end(live.id)
    else if (choice < 4) account.cancelAtEnd(live.id, !live.cancel_at_period_end)
    else if (choice === 4 && live.status === 'active') account.refund(account.lastInvoiceOf(live.id))
    else if (choice === 5 && roll(4) === 0) account.end(live.id)
  }
  // The last second is the one that nothing later makes good.
  const live = ofOwner(account.subscriptions).find(
    ({ status }) => status === 'active' || status === 'trialing',
  )
  for (let left = roll(6); live && left > 0; left--) account.cancelAtEnd(live.id, !live.cancel_at_period_end)
  return account.events.slice(begun)
}

/** The same in the sandbox, whose clock has milliseconds and tells no two things in one. */
export function sandboxLife({ seed, count, ownerId }: Life) {
  const roll = dice(seed)
  const events: PaymentEvent[] = []
  let [now, month] = [new Date('2031-01-31T10:00:00Z'), 0]
  let start = now
  let kept = { subscriptionId: '', customerId: '' }
  let truth: SubscriptionState = { status: 'cancelled', paidUntil: now, cancelAtPeriodEnd: false }
  const tell = (facts: PaymentFact[]) => {
    for (const fact of facts) {
      now = new Date(now.getTime() + 1)
      events.push({ id: `prueba_${events.length}`, at: now, ownerId, fact })
    }
  }
  while (events.length < count) {
    now = new Date(now.getTime() + (pauses[roll(pauses.length)] ?? 0))
    if (truth.status === 'cancelled') {
      kept = { subscriptionId: `prueba-${newId()}`, customerId: `prueba-${ownerId}` }
      ;[start, month] = [now, 0]
      tell([...monthFacts(kept, start, 0), { kind: 'checkout', checkoutId: newId(), outcome: 'completed' }])
      truth = { status: 'active', paidUntil: addMonths(start, 1), cancelAtPeriodEnd: false }
    } else if (truth.paidUntil <= now) {
      if (truth.cancelAtPeriodEnd) truth = { ...truth, status: 'cancelled' }
      else truth = { ...truth, paidUntil: addMonths(start, ++month + 1) }
      const { status, cancelAtPeriodEnd } = truth
      const ended = [subscriptionFact(kept, truth.paidUntil, { status: 'cancelled', cancelAtPeriodEnd })]
      tell(status === 'cancelled' ? ended : monthFacts(kept, start, month))
    } else {
      truth = { ...truth, cancelAtPeriodEnd: !truth.cancelAtPeriodEnd }
      tell([subscriptionFact(kept, truth.paidUntil, { cancelAtPeriodEnd: truth.cancelAtPeriodEnd })])
    }
  }
  return { events, truth }
}
