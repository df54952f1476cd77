import type { PaymentFact, SubscriptionState } from '@/server/ports/payments/port'

type Told = SubscriptionState & {
  kind: Extract<PaymentFact, { kind: 'subscription' }>['kind']
  eventId: string
  previous: SubscriptionState | null
  isAsked: boolean
}

const nameOf = ({ status, paidUntil, cancelAtPeriodEnd }: SubscriptionState) =>
  `${status} ${paidUntil.getTime()} ${cancelAtPeriodEnd}`

const order = { active: 0, past_due: 1, cancelled: 2 }

/**
 * What happened within one moment of a provider's clock, in its order. Each event says which state it left and which it came
 * to, so the last one is that whose state is come to once more than it is left; if all lead in a circle, the one that leads back
 * to where it began. What we asked for stands first: whatever was told of the same moment may be newer.
 */
export function inOrder<T extends Told>(told: T[], before: SubscriptionState | undefined): T[] {
  const sorted = [...told].sort(byProgress)
  const asked = sorted.filter(({ isAsked }) => isAsked)
  const heard = sorted.filter(({ isAsked }) => !isAsked)
  const last = lastOf(heard, before)
  return [...asked, ...heard.filter((one) => one !== last), ...(last ? [last] : [])]
}

function lastOf<T extends Told>(heard: T[], before: SubscriptionState | undefined) {
  const left = new Map<string, number>()
  for (const { previous, ...state } of heard) {
    left.set(nameOf(state), (left.get(nameOf(state)) ?? 0) - 1)
    if (previous) left.set(nameOf(previous), (left.get(nameOf(previous)) ?? 0) + 1)
  }
  const over = heard.findLast(({ status }) => status === 'cancelled')
  const open = heard.findLast((state) => (left.get(nameOf(state)) ?? 0) < 0)
  const back = before && heard.findLast((state) => nameOf(state) === nameOf(before))
  return over ?? open ?? back ?? heard.at(-1)
}

function byProgress(a: Told, b: Told) {
  return (
    a.paidUntil.getTime() - b.paidUntil.getTime() ||
    order[a.status] - order[b.status] ||
    Number(a.cancelAtPeriodEnd) - Number(b.cancelAtPeriodEnd) ||
    (a.eventId < b.eventId ? -1 : 1)
  )
}
