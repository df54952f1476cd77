import { setTimeout as wait } from 'node:timers/promises'
import { wholeBelow } from './order.mjs'

/** @typedef {import('./stand-ins.mjs').StandIns['stripe']} Stripe */
/** @typedef {ReturnType<typeof createPayer>} Payer */

const mostRenewals = 4

/**
 * An owner who subscribes, pays some months, takes a payment back, and ends, again and again. Stripe tells Mantel by its webhooks alone.
 * @param {import('./ask.mjs').Ask} ask
 * @param {import('./people.mjs').Publisher} publisher who signs in
 * @param {Stripe} stripe
 * @param {() => number} random
 */
export function createPayer(ask, publisher, { account }, random) {
  const { ownerId } = publisher.person
  /** @type {string[]} */
  const twice = []
  const done = { subscribed: 0, renewed: 0, refunded: 0 }

  const own = () => [...account.subscriptions.values()].filter(({ metadata }) => metadata.ownerId === ownerId)
  const live = () => own().filter(({ status }) => status !== 'canceled')
  const openSessions = () =>
    [...account.sessions.values()].filter(
      ({ status, metadata }) => status === 'open' && metadata.ownerId === ownerId,
    )

  /** @param {string} method @param {string} path @param {object} [body] */
  async function call(method, path, body) {
    const cookie = await publisher.cookie()
    if (!cookie) return undefined
    const answer = await ask('payers', method, path, { cookie, ...(body && { body }) })
    if (answer.status === 401) publisher.forget()
    return answer.ok ? JSON.parse(answer.text) : undefined
  }

  /** @template T @param {() => Promise<T | undefined | false>} step @param {() => boolean} isOver */
  async function insist(step, isOver) {
    while (!isOver()) {
      const found = await step()
      if (found) return found
      await wait(700)
    }
    return undefined
  }

  const planIs = (/** @type {boolean} */ isPremium) => async () => {
    const payment = await call('GET', `/api/payment/${ownerId}`)
    return payment && (payment.planInForce === 'premium') === isPremium
  }

  /** Pays in each page of payment that is open: the worst that a person can do who pressed again. */
  function payAll() {
    for (const { id } of openSessions()) account.pay(id)
    if (live().length > 1) twice.push(`dos suscripciones a la vez de ${publisher.person.email}`)
    done.subscribed++
  }

  /** @param {string} id @param {() => boolean} isOver */
  async function month(id, isOver) {
    await wait(500 + random() * 1_500)
    if (isOver()) return
    const isPaid = random() < 0.8
    account.renew(id, { isPaid })
    if (!isPaid) {
      await wait(random() * 1_500)
      account.makeGood(id)
    }
    done.renewed++
    if (random() > 0.2) return
    account.refund(account.lastInvoiceOf(id))
    done.refunded++
  }

  /** One subscription from its order to its end. @param {() => boolean} isOver */
  async function oneSubscription(isOver) {
    await insist(async () => (await call('POST', '/api/payment/create-payment', {}))?.id, isOver)
    if (isOver()) return
    payAll()
    await insist(planIs(true), isOver)
    const [subscription] = live()
    if (!subscription || isOver()) return
    for (let left = 1 + wholeBelow(random, mostRenewals); left > 0; left--)
      await month(subscription.id, isOver)
    if (isOver()) return
    account.end(subscription.id)
    await insist(planIs(false), isOver)
  }

  return { person: publisher.person, done, twice, subscribe: oneSubscription }
}
