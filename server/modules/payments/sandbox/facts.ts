import { addMonths, premiumCents, withVat } from '@/contract/rules/account/plans'
import type { PaymentFact } from '@/server/ports/payments/port'

type SandboxIds = { subscriptionId: string; customerId: string }

/** The name of the sandbox's only card. */
const card = 'Tarjeta de prueba ···· 4242'

export function subscriptionFact(
  kept: SandboxIds,
  paidUntil: Date,
  { cancelAtPeriodEnd = false, status = 'active' as 'active' | 'cancelled' } = {},
): PaymentFact {
  return { kind: 'subscription', ...kept, status, paidUntil, cancelAtPeriodEnd, paymentMethod: card }
}

/** The facts of one month, paid at the start of the month. */
export function monthFacts(kept: SandboxIds, start: Date, month: number): PaymentFact[] {
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
