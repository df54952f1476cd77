import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { PhoneIcon } from '@/components/ui/icons'
import type { Restaurant } from '@/contract/entities/restaurant'
import { phoneLink } from '@/contract/rules/phone'
import { parseSearch, searchHref } from '@/lib/search/state'

/** The blackboard is still blank: who could tell, and where there is something to eat meanwhile. */
export function NoMenuYet({ restaurant }: { restaurant: Restaurant }) {
  const t = useTranslations('restaurant.noMenu')
  const phone = phoneLink(restaurant.contactNumber)
  const [lon, lat] = restaurant.location.coordinates
  const here = { lat, lon, place: restaurant.restaurantLocation.city }
  return (
    <EmptyState title={t('title')} text={t('text', { name: restaurant.restaurantName })}>
      {phone ? (
        <a href={phone} data-counts="call" className={buttonClass({})}>
          <PhoneIcon />
          {t('call')}
        </a>
      ) : null}
      <ButtonLink
        href={searchHref({ ...parseSearch('menu', new URLSearchParams()), ...here })}
        variant="secondary"
        prefetch={false}
      >
        {t('near')}
      </ButtonLink>
    </EmptyState>
  )
}
