import { useTranslations } from 'next-intl'
import type { Restaurant } from '@/contract/entities/restaurant'
import { ProfileSection } from './profile-section'

const tag = 'rounded-full border border-line bg-napkin px-3 py-1.5 text-sm font-medium'

export function ProfileTags({ restaurant }: { restaurant: Restaurant }) {
  const t = useTranslations('restaurant')
  const cuisineName = useTranslations('cuisines')
  const serviceName = useTranslations('services')
  const groups = [
    { title: t('cuisine'), names: restaurant.cuisineType.map((cuisine) => cuisineName(cuisine)) },
    { title: t('services'), names: restaurant.restaurantServices.map((service) => serviceName(service)) },
  ]
  return groups.map(({ title, names }) =>
    names.length > 0 ? (
      <ProfileSection key={title} title={title}>
        <ul className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name} className={tag}>
              {name}
            </li>
          ))}
        </ul>
      </ProfileSection>
    ) : null,
  )
}
