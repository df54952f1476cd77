import { useTranslations } from 'next-intl'
import { parseSearch, searchHref } from '@/lib/search/state'
import { BackLink } from './back-link'

/** To where one came from, when that was a search; else to all the restaurants of the city. */
export function BackToCity({ city }: { city: string }) {
  const t = useTranslations('restaurant')
  const place = new URLSearchParams({ place: city })
  const href = searchHref(parseSearch('restaurant', city ? place : new URLSearchParams()))
  return <BackLink href={href}>{city ? t('backToCity', { city }) : t('back')}</BackLink>
}
