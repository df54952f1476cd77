import type { StripeClient } from './client'
import { type Subscription, paymentMethod as shape } from './shapes'

const brands: Record<string, string> = {
  ...{ visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', diners: 'Diners Club' },
  ...{ discover: 'Discover', jcb: 'JCB', unionpay: 'UnionPay', cartes_bancaires: 'Cartes Bancaires' },
}

type Method = Subscription['default_payment_method']

/** «Visa ···· 4242». An unknown payment method must not keep an owner from the plan that is paid for: Mantel asks again later. */
export async function methodText(client: StripeClient, method: Method): Promise<string | null> {
  if (!method) return null
  const known =
    typeof method === 'string'
      ? await client.get(shape, ({ paymentMethods }) => paymentMethods.retrieve(method)).catch(() => null)
      : method
  if (!known?.card) return null
  return `${brands[known.card.brand] ?? 'Tarjeta'} ···· ${known.card.last4}`
}
