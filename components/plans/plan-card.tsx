import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { CheckIcon } from '@/components/ui/icons'
import { Tag } from '@/components/ui/tag'
import type { Plan } from '@/contract/entities/billing'
import { planRights } from '@/contract/rules/plan-rights'

type Props = { plan: Plan; isActive: boolean; children?: ReactNode }

export function PlanCard({ plan, isActive, children }: Props) {
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

/** In words, what the rule of rights says. */
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
