import { buttonClass } from '@/components/ui/button-class'
import { premiumCents, withVat } from '@/contract/rules/account/plans'
import { amountText } from '@/lib/i18n/amount-text'
import { useTranslations } from '@/lib/i18n/translations'
import { pathHere } from '@/lib/language/path-in'
import { CardForm } from './card-form'
import { useProblems } from './use-problems'

/** The page for card payments. The card is typed into Stripe's own form, which we cannot read. */
export function CardPage({ publishableKey }: { publishableKey: string }) {
  const t = useTranslations('payment')
  const { totalCents } = withVat(premiumCents)
  const labels = { loading: t('cardLoading'), elsewhere: t('cardElsewhere'), opening: t('opening') }
  return (
    <div className="container-page grid max-w-2xl gap-6 py-8 md:py-12">
      <h1 className="text-4xl text-balance md:text-6xl">{t('cardTitle')}</h1>
      <p className="text-lg text-soft">{t('cardLead', { amount: amountText(totalCents, 'eur') })}</p>
      <CardForm publishableKey={publishableKey} labels={labels} problems={useProblems()} />
      {/* A full page load, so that nothing of Stripe's script stays. */}
      <a href={pathHere('/payment')} className={buttonClass({ variant: 'quiet' }, 'justify-self-start')}>
        {t('cardBack')}
      </a>
    </div>
  )
}
