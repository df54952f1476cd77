import { ButtonLink } from '@/components/ui/button-link'
import { Sheet } from '@/components/ui/sheet'
import { confirmSubscription } from '@/contract/endpoints/subscribers'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import type { getConfirmation } from '@/lib/api/subscriptions'
import { useTranslations } from '@/lib/i18n/translations'
import { confirmationPath, type PressOutcome } from '@/lib/subscription-paths'
import { PressForm } from './press-form'

type Props = {
  token: string
  confirmation: Awaited<ReturnType<typeof getConfirmation>>
  /** The result of the button, when it has just been pressed. */
  outcome?: PressOutcome
}

/** Mail scanners open links, so only the button (a plain form) confirms. */
export function ConfirmSubscription({ token, confirmation, outcome }: Props) {
  const t = useTranslations('confirmation')
  if (confirmation.state === 'unknown')
    return (
      <Sheet title={t('unknownTitle')}>
        <p className="text-lg">{t('unknownText')}</p>
        <ButtonLink href="/restaurant/search/menu" variant="secondary">
          {t('menus')}
        </ButtonLink>
      </Sheet>
    )
  if (confirmation.state === 'unreachable')
    return (
      <Sheet title={t('unreachableTitle')}>
        <p className="text-lg">{t('unreachableText')}</p>
        <ButtonLink href={confirmationPath(token)}>{t('retry')}</ButtonLink>
      </Sheet>
    )
  const { state, email, restaurant, isTodaySent } = confirmation
  const values = { email, restaurant: restaurant.restaurantName }
  const toRestaurant = (
    <ButtonLink href={profilePath(restaurant)} variant="secondary">
      {t('restaurant', values)}
    </ButtonLink>
  )
  if (state === 'confirmed') {
    const isNew = outcome === 'hecha'
    const text = isNew ? (isTodaySent ? 'confirmedTomorrowText' : 'confirmedText') : 'alreadyText'
    return (
      <Sheet title={t(isNew ? 'confirmedTitle' : 'alreadyTitle')}>
        <p className="text-lg wrap-anywhere">{t(text, values)}</p>
        {toRestaurant}
      </Sheet>
    )
  }
  if (state === 'expired')
    return (
      <Sheet title={t('expiredTitle')}>
        <p className="text-lg">{t('expiredText', values)}</p>
        {toRestaurant}
      </Sheet>
    )
  return (
    <Sheet title={t('title')}>
      <p className="text-lg wrap-anywhere">{t('question', values)}</p>
      <PressForm
        action={confirmSubscription.path}
        label={t('button')}
        failed={t('failed')}
        {...{ token, outcome }}
      />
    </Sheet>
  )
}
