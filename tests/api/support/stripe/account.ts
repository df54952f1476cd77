import { randomBytes } from 'node:crypto'
import { addMonths } from '@/contract/rules/account/plans'
import type { Charge, Customer, Event, Invoice, Metadata, Session, Subscription } from './objects'

const version = '2026-10-28.endive'

/** An account at Stripe: its data, what happens to it, and the events that report this. */
export function createAccount({ now, pdfUrl }: { now: () => Date; pdfUrl: (invoiceId: string) => string }) {
  const sessions = new Map<string, Session>()
  const subscriptions = new Map<string, Subscription>()
  const invoices = new Map<string, Invoice>()
  const payments = new Map<string, string>()
  const charges = new Map<string, Charge>()
  const customers = new Map<string, Customer>()
  const events: Event[] = []
  const starts = new Map<string, { start: Date; month: number }>()
  const run = randomBytes(4).toString('hex')
  let count = 0
  const newId = (prefix: string) => `${prefix}_${String(++count).padStart(6, '0')}${run}`
  const seconds = () => Math.floor(now().getTime() / 1000)

  function tell(type: string, object: object, previous?: Record<string, unknown>) {
    const data = structuredClone({
      object: { ...object },
      ...(previous && { previous_attributes: previous }),
    })
    const told = {
      id: newId('evt'),
      object: 'event' as const,
      api_version: version,
      type,
      created: seconds(),
    }
    events.push({ ...told, livemode: false, data })
  }

  function need<T>(found: T | undefined): T {
    if (found === undefined) throw new Error('no such thing at Stripe')
    return found
  }

  function change(
    subscription: Subscription,
    changes: Partial<Subscription>,
    type = 'customer.subscription.updated',
  ) {
    const before = structuredClone(subscription)
    Object.assign(subscription, changes)
    const previous = Object.fromEntries(
      Object.keys(changes).map((key) => [key, Reflect.get(before, key)] as const),
    )
    tell(type, subscription, type.endsWith('updated') ? previous : undefined)
  }

  function periodOf(subscriptionId: string, ahead = 0) {
    const { start, month } = need(starts.get(subscriptionId))
    const [from, to] = [addMonths(start, month + ahead), addMonths(start, month + ahead + 1)]
    return { start: Math.floor(from.getTime() / 1000), end: Math.floor(to.getTime() / 1000) }
  }

  const itemsOf = ({ start, end }: { start: number; end: number }, id: string): Subscription['items'] => ({
    object: 'list',
    data: [{ id: `si_${id}`, current_period_start: start, current_period_end: end }],
  })

  function bill(subscription: Subscription) {
    const period = subscription.status === 'trialing' ? trialOf(subscription) : periodOf(subscription.id)
    const invoice = invoiceOf(subscription, period, subscription.status === 'trialing' ? 0 : 990)
    if (invoice.total > 0) charge(invoice)
    tell('invoice.paid', invoice)
    tell('invoice.payment_succeeded', invoice)
    return invoice
  }

  const trialOf = ({ trial_end }: Subscription) => ({ start: seconds(), end: need(trial_end ?? undefined) })

  function invoiceOf(subscription: Subscription, period: { start: number; end: number }, net: number) {
    const id = newId('in')
    const customer = customers.get(subscription.customer)
    const vat = Math.round(net * 0.21)
    const invoice: Invoice = {
      ...{
        id,
        object: 'invoice',
        number: `MANTEL-${count}`,
        status: 'paid',
        customer: subscription.customer,
        customer_name: customer?.name ?? null,
        customer_address: customer?.address ?? null,
        customer_tax_ids: (customer?.tax_ids ?? []).map(({ type, value }) => ({ type, value })),
      },
      ...{ currency: 'eur', created: seconds(), subtotal: net, total: net + vat, amount_paid: net + vat },
      total_taxes: [
        { amount: vat, tax_behavior: 'exclusive', taxable_amount: net, type: 'tax_rate_details' },
      ],
      ...{ status_transitions: { paid_at: seconds() }, invoice_pdf: pdfUrl(id) },
      lines: { object: 'list', data: [{ id: newId('il'), period }] },
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
    }
    invoices.set(id, invoice)
    return invoice
  }

  function charge({ id, customer }: Invoice) {
    const [payment, charge] = [newId('pi'), newId('ch')]
    payments.set(payment, id)
    charges.set(payment, {
      ...{ id: charge, object: 'charge', customer, payment_intent: payment },
      ...{ refunded: false, refunds: { object: 'list', data: [] } },
    })
  }

  function newCustomer(given: Partial<Customer>) {
    const id = newId('cus')
    const made: Customer = {
      ...{ id, object: 'customer', email: null, name: null, address: null, metadata: {}, tax_ids: [] },
      ...given,
    }
    customers.set(id, made)
    return made
  }

  return {
    /** As Stripe does now and then with a number that is right. */
    refusesTaxIds: false,
    ...{ sessions, subscriptions, invoices, payments, charges, customers, events, newId, seconds },
    newCustomer,
    openSession(session: Session, carriedOn: Metadata, trialEnd: number | null) {
      carried.set(session, carriedOn)
      if (trialEnd !== null) trials.set(session, trialEnd)
      sessions.set(session.id, session)
      return session
    },
    /** The action of a person at the checkout. */
    pay(sessionId: string) {
      const session = need(sessions.get(sessionId))
      if (session.status !== 'open') throw new Error(`the session is ${session.status}`)
      const customer = session.customer ?? newCustomer({ email: session.customer_email }).id
      const id = newId('sub')
      const trialEnd = trials.get(session) ?? null
      if (trialEnd !== null && trialEnd <= seconds()) throw new Error('the trial is over')
      starts.set(id, { start: new Date((trialEnd ?? seconds()) * 1000), month: trialEnd === null ? 0 : -1 })
      const first = trialEnd === null ? periodOf(id) : { start: seconds(), end: trialEnd }
      const subscription: Subscription = {
        ...{
          id,
          object: 'subscription',
          customer,
          status: 'incomplete',
          metadata: subscriptionMetadata(session),
        },
        ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null, ended_at: null },
        ...{ default_payment_method: null, trial_end: trialEnd, items: itemsOf(first, id) },
      }
      subscriptions.set(id, subscription)
      tell('customer.subscription.created', subscription)
      const status = trialEnd === null ? ('active' as const) : ('trialing' as const)
      change(subscription, { status, default_payment_method: 'pm_visa' })
      bill(subscription)
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        customer,
        subscription: id,
        url: null,
      })
      tell('checkout.session.completed', session)
      return subscription
    },
    expire(sessionId: string) {
      const session = need(sessions.get(sessionId))
      Object.assign(session, { status: 'expired', url: null })
      tell('checkout.session.expired', session)
      return session
    },
    /** The next month begins; Stripe moves the period before it knows whether it will be paid. */
    renew(subscriptionId: string, { isPaid = true } = {}) {
      const subscription = need(subscriptions.get(subscriptionId))
      const kept = need(starts.get(subscriptionId))
      kept.month += 1
      change(subscription, { items: itemsOf(periodOf(subscriptionId), subscriptionId), status: 'active' })
      if (isPaid) return bill(subscription)
      change(subscription, { status: 'past_due' })
      tell('invoice.payment_failed', { id: 'in_open', object: 'invoice' })
      return null
    },
    /** A card that works again. */
    makeGood(subscriptionId: string) {
      const subscription = need(subscriptions.get(subscriptionId))
      change(subscription, { status: 'active' })
      return bill(subscription)
    },
    cancelAtEnd(subscriptionId: string, isOn: boolean, asDate = false) {
      const subscription = need(subscriptions.get(subscriptionId))
      const end = subscription.items.data[0]?.current_period_end ?? null
      if (asDate) change(subscription, { cancel_at: isOn ? end : null })
      else change(subscription, { cancel_at_period_end: isOn })
    },
    end(subscriptionId: string) {
      const subscription = need(subscriptions.get(subscriptionId))
      const ended = { status: 'canceled' as const, ended_at: seconds(), canceled_at: seconds() }
      change(subscription, ended, 'customer.subscription.deleted')
      return subscription
    },
    lastInvoiceOf: (subscriptionId: string) =>
      need(
        [...invoices.values()].findLast(
          ({ parent }) => parent.subscription_details.subscription === subscriptionId,
        ),
      ).id,
    /** All of it; what has gone back already does not go back again. */
    refund(invoiceId: string) {
      const [payment] = need([...payments].find(([, paid]) => paid === invoiceId))
      const charge = need(charges.get(payment))
      if (charge.refunded) return null
      const refund = { id: newId('re'), object: 'refund', created: seconds(), payment_intent: payment }
      charge.refunded = true
      charge.refunds.data.push(refund)
      const { refunds, ...told } = charge
      tell('charge.refunded', told)
      return refund
    },
    tell,
  }
}

export type Account = ReturnType<typeof createAccount>

/** The label of the subscription that the checkout will create. */
const carried = new WeakMap<Session, Metadata>()
const trials = new WeakMap<Session, number>()
const subscriptionMetadata = (session: Session) => carried.get(session) ?? {}
