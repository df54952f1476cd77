import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons'
import { PlanNote } from '@/components/ui/plan-note'
import { addDays } from '@/contract/rules/time/local-time'
import type { OwnWeek } from '@/lib/api/own-week'
import { shortDate } from '@/lib/i18n/short-date'
import { useTranslations } from '@/lib/i18n/translations'
import type { WeekLabels } from './labels'
import { weekLength } from './week-plan'
import { WeekPlanner } from './week-planner'

export function WeekPage({
  week: { from, first, holidays, maySchedule },
  labels,
  missing,
}: {
  week: OwnWeek
  labels: WeekLabels
  /** The missing data that hide the menus from diners. */
  missing?: ReactNode
}) {
  const t = useTranslations('week')
  const plan = useTranslations('planNote')
  const weekHref = (days: number) => `/menu/semana?desde=${addDays(from, days)}`
  return (
    <div className="grid gap-4 pt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl md:text-5xl">{t('title')}</h1>
          <p className="text-lg text-soft">
            {t('nav.range', { from: shortDate(from), to: shortDate(addDays(from, weekLength - 1)) })}
          </p>
        </div>
        <nav aria-label={t('nav.label')} className="flex flex-wrap gap-2">
          <ButtonLink href={weekHref(-weekLength)} variant="secondary" aria-label={t('nav.previous')}>
            <ChevronLeftIcon />
          </ButtonLink>
          {from === first.today ? null : (
            <ButtonLink href="/menu/semana" variant="secondary">
              {t('nav.now')}
            </ButtonLink>
          )}
          <ButtonLink href={weekHref(weekLength)} variant="secondary" aria-label={t('nav.next')}>
            <ChevronRightIcon />
          </ButtonLink>
        </nav>
      </div>
      {missing}
      {maySchedule ? null : <PlanNote text={plan('week')} see={plan('see')} />}
      <WeekPlanner key={from} from={from} first={first} holidays={holidays} labels={labels} />
    </div>
  )
}
