import { z } from 'zod'
import type { Prng } from '@/server/db/seed/prng'
import type { Client } from '@/tests/api/support/client'
import type { Owner } from './cast'
import type { Till } from './till'

type Life = { owner: Owner; client: Client; till: Till; roll: Prng; mayBeRefused: boolean }

const opened = z.object({ id: z.string() })

/** One thing that an owner does about money, at Stripe. */
export async function stripePayersDeed({ owner, client, till, roll, mayBeRefused }: Life): Promise<string> {
  const { account } = till.stripe
  const live = till.liveOf(owner)
  if (live) {
    if (live.status === 'past_due') return 'waits for their card'
    account.cancelAtEnd(live.id, live.cancel_at_period_end ? false : roll.chance(0.4))
    return live.cancel_at_period_end ? 'cancels at Stripe' : 'goes on at Stripe'
  }
  const { status, body } = await client.post('/api/payment/create-payment', { ownerId: owner.ownerId })
  if (status !== 200) {
    if (status < 500 ? till.isHeard() : !mayBeRefused) throw new Error(`opens a checkout: ${status}`)
    return `opens a checkout ${status}`
  }
  const { id } = opened.parse(body)
  if (account.sessions.get(id)?.status !== 'open') return 'finds the checkout closed'
  if (roll.chance(0.15)) return 'pays not after all'
  account.pay(id)
  return 'pays at Stripe'
}
