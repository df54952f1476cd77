import { ButtonLink } from '@/components/ui/button-link'
import { Sheet } from '@/components/ui/sheet'
import { confirmAlert } from '@/contract/endpoints/alerts'
import type { getAlert } from '@/lib/api/alerts'
import { useTranslations } from '@/lib/i18n/translations'
import { parseSearch, searchHref } from '@/lib/search/state'
import { alertConfirmationPath, type PressOutcome } from '@/lib/subscription-paths'
import { AlertProblem } from './alert-problem'
import { PressForm } from './press-form'

type Props = {
  token: string
  alert: Awaited<ReturnType<typeof getAlert>>
  /** The result of the button, when it has just been pressed. */
  outcome?: PressOutcome
}

/** Mail scanners open links, so only the button (a plain form) confirms. */
export function ConfirmAlert({ token, alert, outcome }: Props) {
  const t = useTranslations('confirmAlert')
  if (alert.state === 'unknown' || alert.state === 'unreachable')
    return <AlertProblem about="confirmAlert" state={alert.state} href={alertConfirmationPath(token)} />
  const { state, email, dish, place, radiusKm: km } = alert
  const values = { email, dish, where: place ? t('near', { km, place }) : t('around', { km }) }
  if (state !== 'pending') {
    const how = state === 'expired' ? 'expired' : outcome === 'hecha' ? 'confirmed' : 'already'
    return (
      <Sheet title={t(`${how}Title`)}>
        <p className="text-lg wrap-anywhere">{t(`${how}Text`, values)}</p>
        {how === 'expired' ? (
          <ButtonLink href={searchHref(parseSearch('menu', new URLSearchParams({ q: dish })))}>
            {t('again', { dish })}
          </ButtonLink>
        ) : null}
        <ButtonLink href="/restaurant/search/menu" variant="secondary">
          {t('menus')}
        </ButtonLink>
      </Sheet>
    )
  }
  return (
    <Sheet title={t('title')}>
      <p className="text-lg wrap-anywhere">{t('question', values)}</p>
      <PressForm
        action={confirmAlert.path}
        label={t('button')}
        failed={t('failed')}
        {...{ token, outcome }}
      />
    </Sheet>
  )
}
