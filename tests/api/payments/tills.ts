import { afterAll } from 'vitest'
import { renewSandbox } from '@/server/modules/payments'
import { findPayment } from '@/server/modules/payments/queries'
import { subscriptionFact } from '@/server/modules/payments/sandbox/facts'
import { sendSandboxFacts } from '@/server/modules/payments/sandbox/send-sandbox-facts'
import { createStripe } from '@/server/ports/payments/stripe'
import { harness } from '@/tests/api/support/harness'
import { startStripe } from '@/tests/api/support/stripe/server'

type Owner = { ownerId: string }
export const start = new Date('2031-01-31T10:00:00Z')

/** The api with Stripe, played by a server of this machine; its events lie in `account.events` until they are delivered. */
export async function stripeTill() {
  const time = { now: start }
  const stripe = await startStripe(() => time.now)
  const { secretKey, webhookSecret, apiUrl } = stripe
  const payments = createStripe({
    ...{ secretKey, webhookSecret, apiUrl, siteUrl: 'https://mantel.example' },
    installation: async () => 'prueba',
  })
  const api = await harness({ services: { payments, clock: () => time.now }, ownDatabase: true })
  afterAll(() => stripe.close())
  let delivered = 0

  async function send({ raw, signature }: { raw: Uint8Array; signature: string }) {
    const answer = await fetch(`${api.url}/api/payment/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: new Uint8Array(raw),
    })
    return answer.status
  }
  async function deliver() {
    const due = stripe.account.events.slice(delivered)
    delivered += due.length
    const statuses: number[] = []
    for (const event of due) statuses.push(await send(stripe.callOf(event)))
    return statuses
  }
  /** All events until now are dropped: Stripe will never report them. */
  const lose = () => {
    delivered = stripe.account.events.length
  }
  const subscriptionOf = async (owner: Owner) => {
    const all = [...stripe.account.subscriptions.values()].filter(
      (one) => one.metadata.ownerId === owner.ownerId,
    )
    const last = all.at(-1)
    if (!last) throw new Error('nothing was paid')
    return last
  }
  return {
    ...{ name: 'stripe', api, time, stripe, send, deliver, lose, subscriptionOf },
    async pay(_owner: Owner, sessionId: string) {
      stripe.account.pay(sessionId)
      await deliver()
    },
    async renew(owner: Owner) {
      stripe.account.renew((await subscriptionOf(owner)).id)
      await deliver()
    },
    async cancelAtEnd(owner: Owner, isOn: boolean) {
      stripe.account.cancelAtEnd((await subscriptionOf(owner)).id, isOn)
      await deliver()
    },
    async end(owner: Owner) {
      stripe.account.end((await subscriptionOf(owner)).id)
      await deliver()
    },
    /** Before its time, as the operator does it at the provider. */
    async endAtOnce(owner: Owner) {
      await this.end(owner)
    },
  }
}

export async function sandboxTill() {
  const time = { now: start }
  const api = await harness({ services: { clock: () => time.now } })
  return {
    ...{ name: 'sandbox', api, time },
    async pay(owner: Owner, checkout: string) {
      await api.as(owner).post(`/api/payment/sandbox/${checkout}`, { outcome: 'paid' })
    },
    renew: () => renewSandbox(api.ctx),
    async cancelAtEnd(owner: Owner, cancelAtPeriodEnd: boolean) {
      await api.as(owner).post('/api/payment/sandbox-subscription', { cancelAtPeriodEnd })
    },
    end: () => renewSandbox(api.ctx),
    async endAtOnce({ ownerId }: Owner) {
      const kept = await findPayment(api.db, ownerId)
      const [subscriptionId, customerId] = [
        kept?.providerSubscriptionId ?? '',
        kept?.providerCustomerId ?? '',
      ]
      const ended = subscriptionFact({ subscriptionId, customerId }, time.now, { status: 'cancelled' })
      await sendSandboxFacts(api.ctx, ownerId, [ended])
    },
  }
}
