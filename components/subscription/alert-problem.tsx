import { ButtonLink } from '@/components/ui/button-link'
import { Sheet } from '@/components/ui/sheet'
import { useTranslations } from '@/lib/i18n/translations'

type Props = { about: 'confirmAlert' | 'endAlerts'; state: 'unknown' | 'unreachable'; href: string }

/** Shown for an unknown link, or when the link cannot be checked now. */
export function AlertProblem({ about, state, href }: Props) {
  const t = useTranslations(about)
  return (
    <Sheet title={t(`${state}Title`)}>
      <p className="text-lg">{t(`${state}Text`)}</p>
      {state === 'unreachable' ? (
        <ButtonLink href={href}>{t('retry')}</ButtonLink>
      ) : (
        <ButtonLink href="/restaurant/search/menu" variant="secondary">
          {t('menus')}
        </ButtonLink>
      )}
    </Sheet>
  )
}
