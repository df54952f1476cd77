import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { FormProblem } from '@/components/ui/form-problem'
import { CheckIcon } from '@/components/ui/icons'
import { Tag } from '@/components/ui/tag'
import type { Payment } from '@/contract/endpoints/payments'
import { type Plan, plans } from '@/contract/entities/billing'
import { planRights } from '@/contract/rules/account/plans'
import { numericDate } from '@/lib/i18n/numeric-date'
import { useTranslations } from '@/lib/i18n/translations'

/** The plan in force comes first. The trial is shown only while it runs, because it cannot be chosen. */
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

/** The end of the plan and what comes next. A free plan has no facts. */
function PlanFacts({ payment }: { payment: Payment }) {
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

type PlanCardProps = { plan: Plan; isActive: boolean; children?: ReactNode }

function PlanCard({ plan, isActive, children }: PlanCardProps) {
  const t = useTranslations('plans')
  return (
    <li>
      <Card className="flex h-full flex-col gap-4 p-5 md:p-6" aria-current={isActive || undefined}>
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-2xl">{t(`names.${plan}`)}</h2>
          {isActive ? <Tag tone="open">{t('active')}</Tag> : null}
        </div>
        <p className="font-display text-xl font-extrabold">{t(`prices.${plan}`)}</p>
        <ul className="grid gap-2">
          {useFeatures(plan).map((text) => (
            <li key={text} className="flex gap-3">
              <CheckIcon className="mt-0.5 size-5 shrink-0 text-olive" />
              {text}
            </li>
          ))}
        </ul>
        {children}
      </Card>
    </li>
  )
}

/** The rights of a plan as text. */
function useFeatures(plan: Plan) {
  const t = useTranslations('plans.features')
  const { ownTemplates, scheduledMenus, imagesAMonth } = planRights[plan]
  return [
    ownTemplates ? t('templates') : t('stock'),
    scheduledMenus ? t('scheduled') : t('today'),
    imagesAMonth === null ? t('unlimited') : t('images', { count: imagesAMonth }),
    t('page'),
  ]
}
