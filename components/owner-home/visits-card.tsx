import { ButtonLink } from '@/components/ui/button-link'
import type { Overview } from '@/contract/endpoints/overview'
import { shortDate } from '@/lib/i18n/short-date'
import { useTranslations } from '@/lib/i18n/translations'
import { HomeCard } from './home-card'

const countedActions = ['call', 'directions', 'share', 'website', 'whatsapp'] as const

/** Seven days as bars. For screen readers they are a table. */
export function VisitsCard({ visits: { days, weekBefore, actions } }: { visits: Overview['visits'] }) {
  const t = useTranslations('ownerHome.visits')
  const total = days.reduce((sum, { views }) => sum + views, 0)
  const most = Math.max(1, ...days.map(({ views }) => views))
  return (
    <HomeCard title={t('title')} aside={<p className="figures text-2xl font-bold">{total}</p>}>
      {total === 0 && weekBefore === 0 ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <>
          <ol aria-label={t('days')} className="grid h-36 grid-cols-7 items-end gap-1.5 sm:gap-3">
            {days.map(({ date, views }) => (
              <li key={date} className="grid h-full grid-rows-[1fr_auto] items-end text-center text-sm">
                <span className="flex h-full flex-col justify-end">
                  <span className="figures font-semibold">{views}</span>
                  <span
                    aria-hidden="true"
                    className="rounded-t-sm bg-azulejo"
                    style={{ height: `${Math.max(2, Math.round((views / most) * 80))}%` }}
                  />
                </span>
                <span className="border-t border-edge pt-1 text-soft">
                  <span className="sr-only">{shortDate(date)}</span>
                  <span aria-hidden="true">{shortDate(date).slice(0, 3)}</span>
                </span>
              </li>
            ))}
          </ol>
          <p className="text-soft">{t('before', { count: weekBefore })}</p>
          <dl
            aria-label={t('actionsLabel')}
            className="grid grid-cols-3 gap-3 lg:grid-cols-5 border-t border-line pt-4"
          >
            {countedActions.map((action) => (
              <div key={action} className="flex flex-col-reverse">
                <dt className="text-sm text-soft">{t(`actions.${action}`)}</dt>
                <dd className="figures text-xl font-bold">{actions[action]}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href="/menu/historial" variant="secondary" className="justify-self-start">
            {t('more')}
          </ButtonLink>
        </>
      )}
    </HomeCard>
  )
}
