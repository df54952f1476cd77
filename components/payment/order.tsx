import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { premiumCents, withVat } from '@/contract/rules/plan-rights'
import { amountText } from '@/lib/i18n/amount-text'
import { ProviderButton } from './provider-button'
import { useProblems } from './use-problems'

/** Everything the law wants to be read before one pays: what it is, what it costs, and how it ends. */
export function Order({ isInPage }: { isInPage: boolean }) {
  const t = useTranslations('payment')
  const problems = useProblems()
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
      </dl>
      <p className="text-soft">{t('renews')}</p>
      {isInPage ? (
        // A page of its own, loaded anew: only there may Stripe's form be loaded.
        <a href="/payment/checkout" className={buttonClass({ size: 'lg' }, 'justify-self-start')}>
          {t('pay')}
        </a>
      ) : (
        <ProviderButton
          path="/api/payment/create-payment"
          size="lg"
          pending={t('opening')}
          problems={problems}
        >
          {t('pay')}
        </ProviderButton>
      )}
    </Card>
  )
}
