import type { Account } from './account'
import { type Answer, missing, ok, paged, refused } from './answers'
import { type Nested, text, texts } from './form'
import type { Customer } from './objects'

/** A NIF as Stripe takes it: its shape alone is looked at. */
const nif = /^(?:[A-HJNP-SUVW]\d{7}[\dA-J]|[KLMXYZ]\d{7}[A-Z]|\d{8}[A-Z])$/

type Given = { method: string; path: string; form: Nested }

export function answerCustomers(account: Account, { method, path, form }: Given): Answer {
  const [, , , id, inner, taxId] = path.split('/')
  if (id === undefined && method === 'GET')
    return paged(
      [...account.customers.values()].filter(({ email }) => email === text(form, 'email')),
      form,
      path,
    )
  if (id === undefined) {
    const problem = problemWith(form)
    const email = text(form, 'email') ?? null
    return problem
      ? refused(400, problem)
      : ok(account.newCustomer({ email, ...billed(form), metadata: texts(form, 'metadata') }))
  }
  const customer = account.customers.get(id)
  if (!customer) return missing(id)
  if (inner === 'tax_ids') return taxIds(account, customer, { method, form, path, id: taxId })
  if (method === 'GET') return ok(customer)
  const problem = form.address ? problemWith(form) : unknownIn(form)
  const email = text(form, 'email')
  const changed = { ...(email && { email }), ...(form.name && billed(form)) }
  return problem ? refused(400, problem) : ok(Object.assign(customer, changed))
}

const billed = (form: Nested) => ({
  name: text(form, 'name') ?? null,
  address: texts(form, 'address'),
  ...(form.preferred_locales && { preferred_locales: Object.values(texts(form, 'preferred_locales')) }),
})

function unknownIn(form: Nested) {
  const known = ['email', 'name', 'address', 'preferred_locales', 'metadata']
  const unknown = Object.keys(form).find((name) => !known.includes(name))
  return unknown ? `Received unknown parameter: ${unknown}` : null
}

function problemWith(form: Nested) {
  const unknown = unknownIn(form)
  if (unknown) return unknown
  const lines = ['line1', 'postal_code', 'city', 'country']
  const odd = Object.keys(texts(form, 'address')).find((name) => !lines.includes(name))
  if (odd) return `Received unknown parameter: address[${odd}]`
  return /^[A-Z]{2}$/.test(text(form, 'address', 'country') ?? '') ? null : 'Country is no two letters'
}

function taxIds(
  account: Account,
  customer: Customer,
  { method, form, path, id }: Given & { id: string | undefined },
): Answer {
  if (method === 'GET') return paged(customer.tax_ids, form, path)
  if (method === 'DELETE') {
    const at = customer.tax_ids.findIndex((one) => one.id === id)
    if (at < 0) return missing(id ?? '')
    customer.tax_ids.splice(at, 1)
    return ok({ id, object: 'tax_id', deleted: true })
  }
  const [type, value = ''] = [text(form, 'type'), text(form, 'value')]
  if (account.refusesTaxIds || type !== 'es_cif' || !nif.test(value))
    return refused(400, 'Invalid value for es_cif.', 'tax_id_invalid')
  const made = { id: account.newId('txi'), object: 'tax_id' as const, type, value }
  customer.tax_ids.push(made)
  return ok(made)
}
