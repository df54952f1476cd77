import type { PaymentFact, SubscriptionState } from '@/server/ports/payments/port'

type SubscriptionEvent = SubscriptionState & {
  kind: Extract<PaymentFact, { kind: 'subscription' }>['kind']
  eventId: string
  previous: SubscriptionState | null
  isAsked: boolean
}

const nameOf = ({ status, paidUntil, cancelAtPeriodEnd }: SubscriptionState) =>
  `${status} ${paidUntil.getTime()} ${cancelAtPeriodEnd}`

const order = { active: 0, past_due: 1, cancelled: 2 }

/**
 * Sorts events with the same time. Each event names the state before and the state after. The last event is the event whose state is
 * reached once more than it is left. If the events form a circle, the last event is the event that returns to the first state. Our
 * own poll answers come first, because a webhook event with the same time may be newer.
 */
export function inOrder<T extends SubscriptionEvent>(
  events: T[],
  before: SubscriptionState | undefined,
): T[] {
  const sorted = [...events].sort(byProgress)
  const asked = sorted.filter(({ isAsked }) => isAsked)
  const reported = sorted.filter(({ isAsked }) => !isAsked)
  const last = lastOf(reported, before)
  return [...asked, ...reported.filter((one) => one !== last), ...(last ? [last] : [])]
}

function lastOf<T extends SubscriptionEvent>(reported: T[], before: SubscriptionState | undefined) {
  const left = new Map<string, number>()
  for (const { previous, ...state } of reported) {
    left.set(nameOf(state), (left.get(nameOf(state)) ?? 0) - 1)
    if (previous) left.set(nameOf(previous), (left.get(nameOf(previous)) ?? 0) + 1)
  }
  const over = reported.findLast(({ status }) => status === 'cancelled')
  const open = reported.findLast((state) => (left.get(nameOf(state)) ?? 0) < 0)
  const back = before && reported.findLast((state) => nameOf(state) === nameOf(before))
  return over ?? open ?? back ?? reported.at(-1)
}

function byProgress(a: SubscriptionEvent, b: SubscriptionEvent) {
  return (
    a.paidUntil.getTime() - b.paidUntil.getTime() ||
    order[a.status] - order[b.status] ||
    Number(a.cancelAtPeriodEnd) - Number(b.cancelAtPeriodEnd) ||
    (a.eventId < b.eventId ? -1 : 1)
  )
}
