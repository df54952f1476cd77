import { useTranslations } from 'next-intl'
import { FormProblem } from '@/components/ui/form-problem'
import type { Payment } from '@/contract/endpoints/payments'
import { numericDate } from '@/lib/i18n/numeric-date'

/** What an owner wants to know of the plan they have: until when, and what comes next. Of a free one there is nothing. */
export function PlanFacts({ payment }: { payment: Payment }) {
  const t = useTranslations('plans')
  const facts = useFacts(payment)
  if (payment.manualOverride) return <p className="text-lg font-semibold">{t('untilCancelled')}</p>
  if (facts.length === 0) return null
  return (
    <div className="grid gap-3">
      <dl aria-label={t('facts')} className="flex flex-wrap gap-x-10 gap-y-4">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-soft">{term}</dt>
            <dd className="text-lg font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {payment.payBefore ? <FormProblem>{t('unpaid')}</FormProblem> : null}
      {payment.planInForce === 'trial' ? <p className="max-w-prose text-soft">{t('afterTrial')}</p> : null}
    </div>
  )
}

function useFacts({ planInForce, expires_at: until, ...payment }: Payment) {
  const t = useTranslations('plans')
  if (planInForce === 'free' || !until) return []
  const date = numericDate(until)
  if (planInForce === 'trial') return [{ term: t('trialUntil'), text: date }]
  const { paymentMethod, cancelAtPeriodEnd, payBefore } = payment
  const unpaid = payBefore && { term: t('payBefore'), text: numericDate(payBefore) }
  return [
    unpaid || { term: cancelAtPeriodEnd ? t('paidUntil') : t('nextPayment'), text: date },
    { term: t('period'), text: t('monthly') },
    ...(paymentMethod ? [{ term: t('method'), text: paymentMethod }] : []),
  ]
}
