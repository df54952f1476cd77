import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import type { Payment } from '@/contract/endpoints/payments'
import { type Plan, plans } from '@/contract/entities/billing'
import { numericDate } from '@/lib/i18n/numeric-date'
import { PlanCard } from './plan-card'
import { PlanFacts } from './plan-facts'

/** The plan that holds stands first; a trial is nobody's choice, so it is shown only while it lasts. */
export function OwnPlan({ payment }: { payment: Payment }) {
  const t = useTranslations('plans')
  const { plan, planInForce, expires_at: expiresAt } = payment
  const shown = [planInForce, ...plans.filter((each) => each !== planInForce && each !== 'trial')]
  const hasEnded = plan !== 'free' && planInForce === 'free' && expiresAt !== null
  return (
    <div className="container-page grid gap-6 py-8 md:gap-8 md:py-12">
      <div className="grid gap-3">
        <h1 className="text-4xl text-balance md:text-6xl">{t('title')}</h1>
        <p className="max-w-prose text-lg text-soft">
          {hasEnded ? t(`ended.${plan}`, { date: numericDate(expiresAt) }) : t('lead')}
        </p>
      </div>
      <PlanFacts payment={payment} />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-6 md:gap-8">
        {shown.map((each: Plan) => (
          <PlanCard key={each} plan={each} isActive={each === planInForce}>
            {each === 'premium' && !payment.manualOverride ? (
              <ButtonLink href="/payment" className="mt-auto">
                {t(each === planInForce ? 'manage' : 'upgrade')}
              </ButtonLink>
            ) : null}
          </PlanCard>
        ))}
      </ul>
      <ButtonLink href="/invoices" variant="secondary" className="justify-self-start">
        {t('invoices')}
      </ButtonLink>
    </div>
  )
}
