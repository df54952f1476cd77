import type { Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import type { Payment } from '@/contract/endpoints/payments'
import type { BillingDetails } from '@/contract/entities/billing-details'
import { premiumCents, withVat } from '@/contract/rules/account/plans'
import { amountText } from '@/lib/i18n/amount-text'
import { numericDate } from '@/lib/i18n/numeric-date'
import { useTranslations } from '@/lib/i18n/translations'
import { pathHere } from '@/lib/language/path-in'
import { BilledTo } from './billed-to'
import { ProviderButton } from './provider-button'
import { useProblems } from './use-problems'

type Props = {
  payment: Payment
  ownerId: string
  isInPage?: boolean
  /** The recipient of the invoices. Undefined where the host keeps none. */
  details?: BillingDetails | null
  formLabels?: Messages['billingDetails']
}

/** The order of a plan, or the running plan with its cancellation. */
export function OwnPayment({ payment, ownerId, isInPage = false, details, formLabels }: Props) {
  const t = useTranslations('payment')
  const isPremium = payment.planInForce === 'premium'
  return (
    <div className="container-page grid max-w-2xl gap-6 py-8 md:py-12">
      <h1 className="text-4xl text-balance md:text-6xl">{isPremium ? t('title') : t('orderTitle')}</h1>
      {isPremium ? (
        <Paying payment={payment} />
      ) : (
        <Order firstCharge={payment.firstCharge}>
          <Billed details={details} ownerId={ownerId} formLabels={formLabels}>
            <PayButton isInPage={isInPage} />
          </Billed>
        </Order>
      )}
      <ButtonLink href="/subscription" variant="quiet" className="justify-self-start">
        {t('back')}
      </ButtonLink>
    </div>
  )
}

function Paying({ payment }: { payment: Payment }) {
  const t = useTranslations('payment')
  const problems = useProblems()
  const {
    manualOverride,
    expires_at: until,
    cancelAtPeriodEnd,
    payBefore,
    paymentMethod,
    firstCharge,
  } = payment
  if (manualOverride || !until) return <p className="text-lg">{t('byHand')}</p>
  const date = numericDate(until)
  const next = t(firstCharge ? 'first' : 'next', { date })
  const state = cancelAtPeriodEnd ? t('cancelled', { date }) : next
  const { totalCents } = withVat(premiumCents)
  const price = [t('total'), amountText(totalCents, 'eur')] as const
  const rows = paymentMethod ? [price, [t('method'), paymentMethod] as const] : [price]
  const action = cancelAtPeriodEnd ? t('resume') : t('cancel')
  return (
    <Card className="grid gap-5 p-5 md:p-6">
      <p className="text-lg">{payBefore ? t('unpaid', { date: numericDate(payBefore) }) : state}</p>
      <dl className="grid gap-2 border-t border-line pt-4 tabular-nums">
        {rows.map(([term, text]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-soft">{term}</dt>
            <dd className="text-right font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      <ProviderButton
        opens="own-plan"
        variant={payBefore ? 'primary' : 'secondary'}
        pending={t('opening')}
        problems={problems}
      >
        {payBefore ? t('updateCard') : action}
      </ProviderButton>
    </Card>
  )
}

/** The facts that the law requires before payment: the product, the price, when it is charged and how to cancel. */
function Order({ firstCharge, children }: { firstCharge: string | null; children: ReactNode }) {
  const t = useTranslations('payment')
  const { netCents, vatCents, totalCents } = withVat(premiumCents)
  const rows = [
    [t('premiumMonth'), netCents],
    [t('vat'), vatCents],
  ] as const
  return (
    <Card className="grid gap-5 p-5 md:p-6">
      <p className="text-lg">{t('lead')}</p>
      <dl className="grid gap-2 tabular-nums">
        {rows.map(([term, cents]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt>{term}</dt>
            <dd>{amountText(cents, 'eur')}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-extrabold">
          <dt>{t('total')}</dt>
          <dd>{amountText(totalCents, 'eur')}</dd>
        </div>
        {firstCharge ? (
          <div className="flex justify-between gap-4 text-lg font-extrabold text-olive">
            <dt>{t('today')}</dt>
            <dd>{amountText(0, 'eur')}</dd>
          </div>
        ) : null}
      </dl>
      {firstCharge ? <p>{t('afterTrial', { date: numericDate(firstCharge) })}</p> : null}
      <p className="text-soft">{t('renews')}</p>
      {children}
    </Card>
  )
}

type BilledProps = Pick<Props, 'details' | 'ownerId' | 'formLabels'> & { children: ReactNode }

function Billed({ details, ownerId, formLabels, children }: BilledProps) {
  const t = useTranslations('payment')
  if (details === undefined || !formLabels) return children
  const labels = { billedTo: t('billedTo'), billedToText: t('billedToText'), change: t('change') }
  return (
    <BilledTo
      details={details}
      ownerId={ownerId}
      labels={{ ...labels, continue: t('continue') }}
      formLabels={formLabels}
    >
      {children}
    </BilledTo>
  )
}

function PayButton({ isInPage }: { isInPage: boolean }) {
  const t = useTranslations('payment')
  const problems = useProblems()
  return isInPage ? (
    // A full page load, because Stripe's script may load only on that page.
    <a href={pathHere('/payment/checkout')} className={buttonClass({ size: 'lg' }, 'justify-self-start')}>
      {t('pay')}
    </a>
  ) : (
    <ProviderButton opens="payment" size="lg" pending={t('opening')} problems={problems}>
      {t('pay')}
    </ProviderButton>
  )
}
