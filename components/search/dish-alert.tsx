import type { Position } from '@/contract/entities/place'
import { alertDish } from '@/contract/rules/search/dish-alerts'
import { distanceSlider } from '@/contract/search'
import { useTranslations } from '@/lib/i18n/translations'
import type { SearchState } from '@/lib/search/state'
import { site } from '@/lib/site'
import { DishAlertOffer } from './dish-alert-offer'

type Props = { state: SearchState; place: string; from: Position }

/** The dish in the search text. Null when the text has only figures. */
export function dishOf({ q }: SearchState) {
  const dish = alertDish(q)
  return dish.length >= 2 ? dish : null
}

/** Offers an alert for the dish of the search. */
export function DishAlert({ state, place, from: { lat, lon } }: Props) {
  const t = useTranslations('dishAlert')
  const dish = dishOf(state)
  if (!dish) return null
  const radiusKm = state.km ?? distanceSlider.default
  const labels = {
    title: t('title', { dish }),
    text: t('text', { km: radiusKm }),
    email: t('email'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    sending: t('sending'),
    loading: t('loading'),
    consent: t('consent'),
    privacy: t('privacy'),
    asked: t.raw('asked'),
    already: t.raw('already'),
    another: t('another'),
    invalid: t('invalid'),
    tooMany: t('tooMany'),
    failed: t('failed'),
  }
  return (
    <DishAlertOffer
      label={t('open', { dish })}
      labels={labels}
      wish={{ dish, place, lat, lon, radiusKm }}
      privacyHref={site.legal.privacy}
    />
  )
}
