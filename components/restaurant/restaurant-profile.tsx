import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { BackToCity } from './back-to-city'
import { ContactCard } from './contact-card'
import { ProfileHeading } from './profile-heading'
import { ProfileSection } from './profile-section'
import { ProfileTags } from './profile-tags'
import { QuickActions } from './quick-actions'
import { TodaysMenus } from './todays-menus'
import { WeekHours } from './week-hours'

export type ProfileProps = {
  restaurant: Restaurant
  menus: Menu[]
  /** The last day before today that had one. */
  previousMenuDate: string | null
  renderedAt: number
  serving: ServingLabels
  /** Other features' parts: the page brings them along. */
  parts: {
    favourite: ReactNode
    gallery: ReactNode
    carta: ReactNode
    place: ReactNode
    subscription?: ReactNode
  }
}

export function RestaurantProfile(props: ProfileProps) {
  const t = useTranslations('restaurant')
  const { restaurant, renderedAt, parts } = props
  return (
    <article className="container-page pb-12">
      <BackToCity city={restaurant.restaurantLocation.city} />
      {parts.gallery}
      <div data-print="without-menu">
        <ProfileHeading {...props} />
      </div>
      <QuickActions restaurant={restaurant} />
      <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 print:mt-0 print:block">
        <div className="grid content-start gap-8 print:block">
          <TodaysMenus {...props} />
          <div className="print:hidden">{parts.subscription}</div>
          <div data-print="without-menu" className="grid gap-8">
            {parts.carta}
            {restaurant.description ? (
              <ProfileSection title={t('about')}>
                <p className="max-w-prose whitespace-pre-line">{restaurant.description}</p>
              </ProfileSection>
            ) : null}
          </div>
        </div>
        <div data-print="without-menu" className="grid content-start gap-8 print:block">
          <ProfileSection title={t('hours.title')}>
            <WeekHours restaurant={restaurant} renderedAt={renderedAt} />
          </ProfileSection>
          <ProfileSection title={t('place')}>{parts.place}</ProfileSection>
          <ContactCard restaurant={restaurant} />
          <ProfileTags restaurant={restaurant} />
        </div>
      </div>
    </article>
  )
}
