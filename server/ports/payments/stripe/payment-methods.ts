import type { StripeClient } from './client'
import { type Subscription, paymentMethod as shape } from './shapes'

const brands: Record<string, string> = {
  ...{ visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', diners: 'Diners Club' },
  ...{ discover: 'Discover', jcb: 'JCB', unionpay: 'UnionPay', cartes_bancaires: 'Cartes Bancaires' },
}

type Method = Subscription['default_payment_method']

/** «Visa ···· 4242». Not to know it keeps nobody from what they have paid for: it is asked for again another day. */
export async function methodText(client: StripeClient, method: Method): Promise<string | null> {
  if (!method) return null
  const known =
    typeof method === 'string'
      ? await client.get(shape, `/v1/payment_methods/${method}`).catch(() => null)
      : method
  if (!known?.card) return null
  return `${brands[known.card.brand] ?? 'Tarjeta'} ···· ${known.card.last4}`
}
