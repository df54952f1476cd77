import { addMonths } from '@/contract/rules/billing-month'
import { premiumCents, withVat } from '@/contract/rules/plan-rights'
import type { PaymentFact } from '@/server/ports/payments/port'

type Kept = { subscriptionId: string; customerId: string }

/** What the sandbox's one card is called. */
const card = 'Tarjeta de prueba ···· 4242'

export function subscriptionFact(
  kept: Kept,
  paidUntil: Date,
  { cancelAtPeriodEnd = false, status = 'active' as 'active' | 'cancelled' } = {},
): PaymentFact {
  return { kind: 'subscription', ...kept, status, paidUntil, cancelAtPeriodEnd, paymentMethod: card }
}

/** A month, paid for as it begins. */
export function monthFacts(kept: Kept, start: Date, month: number): PaymentFact[] {
  const [periodStart, periodEnd] = [addMonths(start, month), addMonths(start, month + 1)]
  const { netCents, vatCents } = withVat(premiumCents)
  return [
    subscriptionFact(kept, periodEnd),
    {
      ...{ kind: 'invoice', invoiceId: `${kept.subscriptionId}-${month}`, netCents, vatCents },
      ...{ currency: 'eur', periodStart, periodEnd, pdfUrl: null },
    },
  ]
}
