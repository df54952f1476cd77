import type { Account } from './account'
import { type Answer, missing, ok, paged, refused } from './answers'
import { answerCustomers } from './customers'
import { type Nested, text, texts } from './form'

type Given = { method: string; path: string; form: Nested; origin: string }

/** Named things that are found again by a field: prices, tax rates, portal configurations. */
type Shelf = Map<string, Record<string, unknown> & { id: string }>
export type Shelves = Record<'prices' | 'tax_rates' | 'configurations', Shelf>

export function answerTo(account: Account, shelves: Shelves, { method, path, form, origin }: Given): Answer {
  const [, , resource = '', ...rest] = path.split('/')
  const route = `${method} ${resource}`
  if (resource === 'prices' || resource === 'tax_rates')
    return shelf(shelves[resource], { method, path, form, origin }, account)
  if (path === '/v1/billing_portal/configurations')
    return shelf(shelves.configurations, { method, path, form, origin }, account)
  if (path === '/v1/billing_portal/sessions') return portal(account, shelves, form, origin)
  if (resource === 'checkout') return checkout(account, shelves, { method, path, form, origin })
  const [id = ''] = rest
  if (resource === 'customers') return answerCustomers(account, { method, path, form })
  if (route === 'POST refunds') return refund(account, form)
  if (route === 'GET charges')
    return paged(
      [...account.charges.values()].filter(({ customer }) => customer === text(form, 'customer')),
      form,
      path,
    )
  if (route === 'GET subscriptions') {
    const customer = text(form, 'customer')
    const all = [...account.subscriptions.values()].filter((one) => one.customer === customer)
    return paged(all.map(withMethod), form, path)
  }
  if (route === 'DELETE subscriptions') {
    const found = account.subscriptions.get(id)
    return found && found.status !== 'canceled' ? ok(account.end(id)) : missing(id)
  }
  if (route === 'GET invoices' && id)
    return account.invoices.has(id) ? ok(account.invoices.get(id)) : missing(id)
  if (route === 'GET invoices') {
    const { customer, subscription, status } = form
    return paged(
      [...account.invoices.values()].filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (status === undefined || one.status === status) &&
          (subscription === undefined || one.parent.subscription_details.subscription === subscription),
      ),
      form,
      path,
    )
  }
  if (route === 'GET invoice_payments') {
    const wanted = text(form, 'payment', 'payment_intent')
    const found = [...account.payments].filter(
      ([payment, invoice]) => payment === wanted || invoice === text(form, 'invoice'),
    )
    const isExpanded = text(form, 'expand', '0') === 'data.invoice'
    const all = found.map(([payment_intent, invoice]) => ({
      ...{ id: `inpay_${payment_intent}`, object: 'invoice_payment' },
      payment: { type: 'payment_intent', payment_intent },
      invoice: isExpanded ? account.invoices.get(invoice) : invoice,
    }))
    return paged(all, form, path)
  }
  if (route === 'GET payment_methods') return ok(visa)
  return refused(404, `Unrecognized request URL (${method}: ${path})`)
}

const visa = { id: 'pm_visa', object: 'payment_method', type: 'card', card: { brand: 'visa', last4: '4242' } }
const withMethod = <T extends { default_payment_method: string | null }>(one: T) => ({
  ...one,
  default_payment_method: one.default_payment_method && visa,
})

function refund(account: Account, form: Nested): Answer {
  const invoice = account.payments.get(text(form, 'payment_intent') ?? '')
  if (!invoice) return missing(text(form, 'payment_intent') ?? '')
  const made = account.refund(invoice)
  return made ? ok(made) : refused(400, 'Charge has already been refunded.', 'charge_already_refunded')
}

function shelf(things: Shelf, { method, path, form }: Given, account: Account): Answer {
  if (method === 'GET') {
    const key = text(form, 'lookup_keys', '0')
    return paged(
      [...things.values()].filter((one) => key === undefined || one.lookup_key === key),
      form,
      path,
    )
  }
  const id = account.newId(path.split('/').at(-1) ?? '')
  const made = { id, ...form, active: true, metadata: texts(form, 'metadata') }
  things.set(id, made)
  return ok(made)
}

function portal(account: Account, { configurations }: Shelves, form: Nested, origin: string): Answer {
  const customer = text(form, 'customer')
  if (![...account.subscriptions.values()].some((one) => one.customer === customer))
    return missing(customer ?? '')
  if (!configurations.has(text(form, 'configuration') ?? '')) return missing('configuration')
  const id = account.newId('bps')
  const purpose = text(form, 'flow_data', 'type') ?? 'home'
  const url = `${origin}/portal/${id}?locale=${text(form, 'locale')}&purpose=${purpose}`
  return ok({ id, object: 'billing_portal.session', url })
}

function checkout(account: Account, shelves: Shelves, { method, path, form, origin }: Given): Answer {
  const [, , , , id, act] = path.split('/')
  const found = id === undefined ? undefined : account.sessions.get(id)
  if (id !== undefined && !found) return missing(id)
  if (found && act === 'expire')
    return found.status === 'open'
      ? ok(account.expire(found.id))
      : refused(400, 'Only open sessions can be expired')
  if (found) return ok(found)
  if (method !== 'POST') return refused(404, `Unrecognized request URL (${method}: ${path})`)
  const problem = problemWith(form, shelves, account)
  return problem ? refused(400, problem) : ok(open(account, form, origin))
}

/** The requests that Stripe refuses. */
function problemWith(form: Nested, { prices, tax_rates }: Shelves, { customers, seconds }: Account) {
  const now = seconds()
  const isEmbedded = text(form, 'ui_mode') === 'embedded_page'
  const expiresAt = Number(text(form, 'expires_at'))
  if (form.payment_method_types) return 'Received unknown parameter: payment_method_types'
  if (text(form, 'mode') !== 'subscription') return 'mode'
  if (!prices.has(text(form, 'line_items', '0', 'price') ?? '')) return 'No such price'
  if (!tax_rates.has(text(form, 'line_items', '0', 'tax_rates', '0') ?? '')) return 'No such tax rate'
  if (isEmbedded ? !form.return_url || form.success_url : !form.success_url || form.return_url) return 'urls'
  if (form.customer && form.customer_email)
    return 'You may only specify one of these parameters: customer, customer_email'
  if (form.customer && !customers.has(text(form, 'customer') ?? '')) return 'No such customer'
  if (form.customer && form.tax_id_collection && !text(form, 'customer_update', 'name'))
    return 'tax_id_collection needs customer_update[name]=auto'
  if (!(expiresAt >= now + 1800 && expiresAt <= now + 86_400))
    return 'expires_at must be between 30 minutes and 24 hours'
  const trialEnd = text(form, 'subscription_data', 'trial_end')
  if (trialEnd !== undefined && Number(trialEnd) < now + 48 * 3600)
    return 'The `trial_end` date has to be at least 2 days in the future.'
  return null
}

function open(account: Account, form: Nested, origin: string) {
  const id = account.newId('cs_test')
  const isEmbedded = text(form, 'ui_mode') === 'embedded_page'
  const session = {
    ...{ id, object: 'checkout.session' as const, status: 'open' as const, mode: 'subscription' },
    ui_mode: text(form, 'ui_mode') ?? 'hosted_page',
    url: isEmbedded ? null : `${origin}/pay/${id}`,
    client_secret: isEmbedded ? `${id}_secret_x` : null,
    client_reference_id: text(form, 'client_reference_id') ?? null,
    ...{ customer: text(form, 'customer') ?? null, customer_email: text(form, 'customer_email') ?? null },
    ...{
      subscription: null,
      payment_status: 'unpaid' as const,
      expires_at: Number(text(form, 'expires_at')),
    },
    metadata: texts(form, 'metadata'),
  }
  const inner = form.subscription_data
  const trialEnd = text(form, 'subscription_data', 'trial_end')
  return account.openSession(
    session,
    typeof inner === 'object' ? texts(inner, 'metadata') : {},
    trialEnd === undefined ? null : Number(trialEnd),
  )
}
