import { ButtonLink } from '@/components/ui/button-link'
import { Sheet } from '@/components/ui/sheet'
import { endAlerts } from '@/contract/endpoints/alerts'
import type { getEndable } from '@/lib/api/alerts'
import { useTranslations } from '@/lib/i18n/translations'
import { endAlertsPath, type PressOutcome } from '@/lib/subscription-paths'
import { AlertProblem } from './alert-problem'
import { PressForm } from './press-form'

type Props = {
  token: string
  endable: Awaited<ReturnType<typeof getEndable>>
  outcome?: PressOutcome
}

/** Opening the page ends no alert, because mail scanners open links too. */
export function EndAlerts({ token, endable, outcome }: Props) {
  const t = useTranslations('endAlerts')
  if (endable.state !== 'list')
    return <AlertProblem about="endAlerts" state={endable.state} href={endAlertsPath(token)} />
  const active = endable.alerts.filter(({ isActive }) => isActive)
  if (active.length === 0)
    return (
      <Sheet title={t('doneTitle')}>
        <p className="text-lg">{t('doneText')}</p>
        <ButtonLink href="/restaurant/search/menu" variant="secondary">
          {t('menus')}
        </ButtonLink>
      </Sheet>
    )
  return (
    <Sheet title={t('title')}>
      <p className="text-lg">{t('question', { count: active.length })}</p>
      <ul className="grid list-disc gap-1 pl-6 text-lg wrap-anywhere">
        {active.map(({ dish, place }) => (
          <li key={`${dish} ${place}`}>{place ? `${dish} · ${place}` : dish}</li>
        ))}
      </ul>
      <PressForm action={endAlerts.path} label={t('button')} failed={t('failed')} {...{ token, outcome }} />
    </Sheet>
  )
}
