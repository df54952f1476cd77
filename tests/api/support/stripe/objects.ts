/** Stripe's objects, with the fields that its reference lists and we read or send. */
export type Metadata = Record<string, string>
export type Customer = {
  id: string
  object: 'customer'
  email: string | null
  name: string | null
  address: Record<string, string> | null
  preferred_locales?: string[]
  metadata: Metadata
  tax_ids: { id: string; object: 'tax_id'; type: string; value: string }[]
}
export type Charge = {
  id: string
  object: 'charge'
  customer: string
  payment_intent: string
  refunded: boolean
  refunds: { object: 'list'; data: { id: string; created: number }[] }
}
export type Session = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  mode: string
  ui_mode: string
  url: string | null
  client_secret: string | null
  client_reference_id: string | null
  customer: string | null
  customer_email: string | null
  subscription: string | null
  payment_status: 'paid' | 'unpaid'
  expires_at: number
  metadata: Metadata
}
export type Subscription = {
  id: string
  object: 'subscription'
  customer: string
  status: 'active' | 'trialing' | 'past_due' | 'canceled' | 'incomplete' | 'unpaid'
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  trial_end: number | null
  metadata: Metadata
  default_payment_method: string | null
  items: { object: 'list'; data: { id: string; current_period_start: number; current_period_end: number }[] }
}
export type Invoice = {
  id: string
  object: 'invoice'
  number: string
  status: 'paid' | 'open'
  customer: string
  customer_name: string | null
  customer_address: Record<string, string> | null
  customer_tax_ids: { type: string; value: string }[]
  currency: string
  created: number
  subtotal: number
  total: number
  amount_paid: number
  total_taxes: {
    amount: number
    tax_behavior: 'exclusive'
    taxable_amount: number
    type: 'tax_rate_details'
  }[]
  status_transitions: { paid_at: number | null }
  invoice_pdf: string
  lines: { object: 'list'; data: { id: string; period: { start: number; end: number } }[] }
  parent: {
    type: 'subscription_details'
    subscription_details: { subscription: string; metadata: Metadata }
  }
}
export type Event = {
  id: string
  object: 'event'
  api_version: string
  type: string
  created: number
  livemode: false
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> }
}
