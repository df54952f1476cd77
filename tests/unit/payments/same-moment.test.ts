import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder } from '@/server/modules/payments/same-moment'
import type { SubscriptionState } from '@/server/ports/payments/port'

const state = (name: string): SubscriptionState => ({
  status: name.startsWith('p') ? 'past_due' : 'active',
  paidUntil: new Date(Date.UTC(2031, 1, name.length)),
  cancelAtPeriodEnd: name.endsWith('c'),
})
const [active, cancelling, failed, renewed] = ['a', 'ac', 'p', 'aaaa'].map(state)
if (!active || !cancelling || !failed || !renewed) throw new Error('states')

/** The events that a walk through these states tells of. */
const walk = (states: SubscriptionState[], first: SubscriptionState | null) =>
  states.map((now, index) => ({
    ...now,
    ...{ kind: 'subscription' as const, eventId: `e${index}`, isAsked: false },
    previous: states[index - 1] ?? first,
  }))

const last = (states: SubscriptionState[], before: SubscriptionState | undefined, first = before ?? null) =>
  inOrder(walk(states, first).reverse(), before).at(-1)

describe('what happens within a second', () => {
  it.each([
    ['begins, and is cancelled', [active, cancelling], undefined, cancelling],
    ['is cancelled, and gone on with', [cancelling, active], active, active],
    ['is cancelled, gone on with and cancelled', [cancelling, active, cancelling], active, cancelling],
    ['fails, and is made good', [failed, active], active, active],
    ['is renewed, and fails', [renewed, failed], active, failed],
    ['changes in nothing we know', [active, active], active, active],
  ])('%s', (_, states, before, end) => {
    expect(last(states, before)).toMatchObject(end)
  })

  it('ends for good, whatever else is told', () => {
    const over = { ...active, status: 'cancelled' as const }
    expect(last([over, renewed], active)).toMatchObject({ status: 'cancelled' })
  })

  it('stands behind what we asked for ourselves', () => {
    const asked = { ...active, kind: 'subscription' as const, eventId: 'z', previous: null, isAsked: true }
    const [told] = walk([cancelling], active)
    if (!told) throw new Error('nothing told')
    expect(inOrder([told, asked], active).at(-1)).toMatchObject(cancelling)
  })

  it('comes out where the walk came out, in whatever order it is heard', () => {
    const states = fc.array(fc.constantFrom(active, cancelling, failed, renewed), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(
        states.chain((walked) =>
          fc.tuple(
            fc.constant(walked),
            fc.shuffledSubarray(walk(walked, active), { minLength: walked.length }),
          ),
        ),
        ([walked, heard]) => {
          expect(inOrder(heard, active).at(-1)).toMatchObject(walked.at(-1) ?? {})
        },
      ),
    )
  })
})
